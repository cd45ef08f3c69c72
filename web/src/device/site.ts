/**
 * Whether this page lies in a folder (`./tumult pages`) without a server: then all tables are on this device, and where one is in the page
 * stands behind the `#`, since nobody answers for other paths.
 */
export const alone = document.documentElement.hasAttribute('data-alone');

/** The page's own address for a place in it. */
export const placed = (address: string): string => (alone && !address.startsWith('#') ? `#${address}` : address);

/** Where a file lies that comes with the page. */
export const fileAt = (name: string): string => (alone ? name : `/${name}`);
