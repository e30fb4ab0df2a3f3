/** Caches of the worker (`storefront/worker`), which pages clear too on sign-out (docs/decisions/0045). */
export const pagesCache = 'zhuxue-pages'
export const picturesCache = 'zhuxue-pictures'
export const userCache = 'zhuxue-person'
/** Scripts and styles; each build has its own cache. */
export const filesPrefix = 'zhuxue-files-'

/** Personal data: visited pages, and responses for one user. */
export const cachesClearedOnSignOut = [userCache, pagesCache, picturesCache]

/** Headers of an offline copy. */
export const cachedAtHeader = 'x-kept-at'

/** From a page to the worker. */
export type PageMessage =
  | { type: 'forget' }
  /** Files that the page loaded; with `isFirst` the worker has not seen them. */
  | { type: 'loaded'; page: string; isFirst: boolean; files: string[] }
