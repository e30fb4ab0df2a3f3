import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'

/** The eight who call, in the order of the columns of `data/routes.csv`. */
export const actors = [
  'visitor',
  'user',
  'other_user',
  'teacher',
  'other_teacher',
  'channel',
  'auditor',
  'admin',
] as const
export type Actor = (typeof actors)[number]

export type TableRow = Record<Actor, string> & {
  /** `GET /api/orders/:orderNo` */
  route: string
  kind: string
  method: string
  path: string
  summary: string
  returns: string
}

/** Every API route of the product and what each of the eight gets. */
export function routeTable(): TableRow[] {
  const text = readFileSync(app.makePath('data/routes.csv'), 'utf8')
  const [header, ...rows] = parse(text)
  return rows
    .map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])) as TableRow)
    .map((row) => ({ ...row, route: `${row.method} ${row.path}` }))
    .filter(({ kind }) => kind === 'api')
}

/** The rows of the table whose routes are registered. */
export function registeredRows(): TableRow[] {
  const registered = new Set(registeredRoutes(router).map(({ key }) => key))
  return routeTable().filter(({ route }) => registered.has(route))
}

/** The address of a row's route with these values of its parameters. */
export function addressOf({ path }: TableRow, values: (string | number)[] = []): string {
  const left = [...values]
  return path.replace(/:\w+/g, () => String(left.shift()))
}

function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (const [at, char] of [...text].entries()) {
    if (char === '"') quoted = !quoted
    else if (char === ',' && !quoted) (rows.at(-1)!.push(cell), (cell = ''))
    else if (char === '\n' && !quoted) {
      rows.at(-1)!.push(cell)
      cell = ''
      if (at < text.length - 1) rows.push([])
    } else cell += char
  }
  return rows
}
