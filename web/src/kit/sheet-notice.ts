import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('notice');

/** What may have to be told while a sheet is open is told on the sheet: nobody could read it below. */
export const tellOnSheets = (notice: () => Snippet) => setContext(KEY, notice);

export const noticeOfSheets = (): Snippet | undefined => getContext<(() => Snippet) | undefined>(KEY)?.();
