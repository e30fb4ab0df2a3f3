import { readFileSync } from 'node:fs'
import { finding, type Attack } from '../attack.js'
import type { Target } from '../../loopback/target.js'

const callers = ['visitor', 'user', 'teacher', 'channel', 'auditor'] as const
/** Too many is a refusal as well. */
const refused = [401, 403, 429]

export const deniedRoutes: Attack = {
  promises: 'T17 T19',
  title: 'Every route that api/data/routes.csv denies',
  async run(target) {
    const { body } = await target.get('/api/openapi.json')
    const built = new Set(
      Object.entries<object>(body.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
        )
      )
    )
    const rows = []
    for (const caller of callers) {
      const token = await tokenOf(target, caller)
      const denied = routes().filter(
        (row) => built.has(`${row.method} ${row.path}`) && /^(401|403)$/.test(row[caller])
      )
      const open = []
      for (const { method, path } of denied) {
        const { status } = await target.call(method, filled(path), {
          token,
          body: method === 'GET' ? undefined : {},
        })
        if (!refused.includes(status)) open.push(`${method} ${path} ${status}`)
      }
      rows.push(
        finding(`${denied.length} as ${caller}`, denied.length > 0 && !open.length, open.join(', '))
      )
    }
    return rows
  },
}

/** Order numbers, months and days have their form, or there is no such route; the category decides who may upload. */
function filled(path: string): string {
  const address = path
    .replace(':orderNo', '26010100000000000000')
    .replace(':day', '2026-01-02')
    .replace(':month', '2026-01')
    .replace(/:\w+/g, '1')
  return path.startsWith('/api/files/') ? `${address}?category=image/cover` : address
}

/** Summaries and notes may be quoted; the columns that are read here never are. */
function routes(): Record<string, string>[] {
  const file = new URL('../../../api/data/routes.csv', import.meta.url)
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').map(cells)
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])))
}

const cells = (line: string) =>
  Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell]) => cell)

function tokenOf(target: Target, caller: (typeof callers)[number]) {
  if (caller === 'visitor') return undefined
  return target.tokenOf(caller === 'user' ? target.nextLearner() : target.staff(caller))
}
