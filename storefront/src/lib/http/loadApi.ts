/**
 * The client of the browser, loaded by its first call: who only looks at a page never downloads it. A page that is
 * one big form imports `./api` as it is.
 */
export const loadApi = () => import('./api')
