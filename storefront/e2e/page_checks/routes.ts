import { readFileSync } from 'node:fs'

const table = readFileSync(new URL('../../../api/data/routes.csv', import.meta.url), 'utf8')

/** All pages of the table, and whether visitors may open them; only its last column may contain commas. */
const pages = table
  .split('\n')
  .map((line) => line.split(','))
  .filter(([kind, method, path]) => kind === 'page' && method === 'GET' && path)
  .map(([, , path, , , visitor]) => ({ path: path!, isPublic: visitor === '200' }))

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`)
const hasRecord = (path: string) => /[{?]/.test(path)

/** Screens of a role, or account pages of a learner, without an id in their URL. */
export const pagesOf = (role: string) =>
  pages.map(({ path }) => path).filter((path) => isBelow(path, `/board/${role}`) && !hasRecord(path))

/** Those with an id; of a learner also the pages of the shop that need a session or show own data. */
export const recordPagesOf = (role: string) =>
  pages
    .filter(({ path, isPublic }) => {
      if (isBelow(path, `/board/${role}`)) return hasRecord(path)
      return role === 'user' && isBelow(path, '/index') && (!isPublic || path.includes('{orderId}'))
    })
    .map(({ path }) => path)
