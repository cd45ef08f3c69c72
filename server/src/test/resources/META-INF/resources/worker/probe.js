export const probe = 1; // a file of a page, for the tests of how files are served
