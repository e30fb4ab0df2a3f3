/**
 * The client, loaded by its first call, because most page views do not need it. A page that is one form imports
 * `./api`.
 */
export const loadApi = () => import('./api')
