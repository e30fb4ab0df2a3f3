import router from '@adonisjs/core/services/router'
import { readRoutesFile } from '#core/openapi/route_info'
import { registeredRoutes } from '#core/http/routes_table'

/** The eight actors, in the order of the columns of `data/routes.csv`. */
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

/** These are also tried without the staff step (docs/decisions/0130). */
export const staffActors = ['teacher', 'channel', 'auditor', 'admin'] as const
export type StaffActor = (typeof staffActors)[number]

export type TableRow = Record<Actor, string> & {
  /** `GET /api/orders/:orderNo` */
  route: string
  kind: string
  method: string
  path: string
  summary: string
  returns: string
}

/** All API routes with the expected outcome for each of the eight actors. */
export function routeTable(): TableRow[] {
  return readRoutesFile()
    .filter(({ kind }) => kind === 'api')
    .map((row) => ({ ...row, route: `${row.method} ${row.path}` }) as TableRow)
}

/** The rows whose routes are registered. */
export function registeredRows(): TableRow[] {
  const registered = new Set(registeredRoutes(router).map(({ key }) => key))
  return routeTable().filter(({ route }) => registered.has(route))
}

/** The path of the route with these parameter values. */
export function requestPath({ path }: TableRow, values: (string | number)[] = []): string {
  const left = [...values]
  return path.replace(/:\w+/g, () => String(left.shift()))
}
