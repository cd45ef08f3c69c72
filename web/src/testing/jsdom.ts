/** What browsers have and jsdom has not. Loaded before every test. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('reduce'), // nothing moves in a test
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.getAnimations ??= () => [];
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= () => {};
HTMLDialogElement.prototype.close ??= () => {};
