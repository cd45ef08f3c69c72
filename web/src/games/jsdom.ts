/** For tests: what browsers have and jsdom has not. To be imported before anything that moves. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
Element.prototype.getAnimations ??= () => [];
