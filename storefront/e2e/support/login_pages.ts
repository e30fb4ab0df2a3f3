import { readFileSync } from 'node:fs'

const table = readFileSync(new URL('../../../api/data/routes.csv', import.meta.url), 'utf8')

/** Pages that redirect before they ask for a sign-in. */
const redirects = ['/board/admin/statis', '/board/admin/teacher-statis']

/** Every page that `api/data/routes.csv` closes to visitors, with a number for each id. */
export const loginPages: string[] = table
  .split('\n')
  .map((line) => line.split(','))
  .filter(([kind, , , , , visitor]) => kind === 'page' && visitor === '302 /login')
  .map(([, , path]) =>
    path!
      .split('?')[0]!
      .replace('{userType}', 'teacher')
      .replace('{correlationId}', 'cpt-7')
      .replace('{orderId}', '7'.padStart(20, '2'))
      .replace(/\{\w+\}/g, '7')
  )
  .filter((path) => !redirects.includes(path))
