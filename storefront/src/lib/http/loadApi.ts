/** The client, loaded by its first call: reading a page does not need it. A page that is one form imports `./api`. */
export const loadApi = () => import('./api')
