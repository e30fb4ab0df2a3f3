import table from '../../../api/data/routes.csv?raw'
import registry from '../../../api/.adonisjs/client/registry/index.ts?raw'

const roles = ['teacher', 'channel', 'auditor', 'admin'] as const

/** `GET /api/orders` → its route name. */
const names = new Map(
  [...registry.matchAll(/'([\w.]+)': \{\n {4}methods: \["(\w+)".*\],\n {4}pattern: '(.*)'/g)].map(
    ([, name, method, pattern]) => [`${method} ${pattern}`, name!]
  )
)

/**
 * The abilities that the API sends with the profile for these roles, from the matrix that the API's tests verify: a
 * route that rejects learners but not the role, or gives the role more than a learner.
 */
export function abilitiesOf(of: readonly string[]): string[] {
  const [header, ...lines] = table.split('\n').filter((line) => line.startsWith('kind,') || /^api,/.test(line))
  const at = (name: string) => header!.split(',').indexOf(name)
  return lines
    .map((line) => line.replace(/"[^"]*"/g, '').split(','))
    .filter((cells) => {
      const learner = cells[at('user')]!
      const cellsOf = roles.filter((role) => of.includes(role)).map((role) => cells[at(role)]!)
      return cellsOf.some((cell) => (learner === '200p' ? cell === '200' : learner === '403' && /^200/.test(cell)))
    })
    .map(([, method, path]) => names.get(`${method} ${path}`))
    .filter((name) => name !== undefined)
}
