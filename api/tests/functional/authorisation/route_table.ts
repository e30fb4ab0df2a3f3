import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

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
  id: string
  kind: string
  method: string
  path: string
  built: string
}

/** `data/routes.csv`: every route of the product and what each of the eight gets. */
export function routeTable(): TableRow[] {
  const text = readFileSync(app.makePath('data/routes.csv'), 'utf8')
  const [header, ...rows] = parse(text)
  return rows.map(
    (row) => Object.fromEntries(header.map((name, at) => [name, row[at]])) as TableRow
  )
}

/** `/api/orders/{id}` of the table and `/api/orders/:id` of the router are the same place. */
export function place(path: string): string {
  return path.replace(/[:{][A-Za-z]+\}?/g, ':').replace(/\/$/, '')
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
