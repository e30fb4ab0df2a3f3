/** Caches of the worker (`storefront/worker`), which pages empty too when somebody leaves (docs/decisions/0045). */
export const pagesCache = 'zhuxue-pages'
export const picturesCache = 'zhuxue-pictures'
export const personCache = 'zhuxue-person'
/** Scripts and styles; each build has a cache of its own. */
export const filesPrefix = 'zhuxue-files-'

/** What tells of a person: where somebody was, and what only that person may read. */
export const cachesClearedOnSignOut = [personCache, pagesCache, picturesCache]

/** Headers of a kept copy. */
export const cachedAtHeader = 'x-kept-at'

/** From a page to the worker. */
export type PageMessage =
  | { type: 'forget' }
  /** What the page loaded; the worker has not seen it `isFirst`. */
  | { type: 'loaded'; page: string; isFirst: boolean; files: string[] }
