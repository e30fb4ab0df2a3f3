import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { registeredRoutes } from '#core/http/routes_table'
import { actors, place, routeTable, type TableRow } from './route_table.js'
import { samples, type Sample } from './samples.js'
import { fingerprint, makeWorld, stillTables, type World } from './world.js'

const table = routeTable().filter(({ kind }) => kind === 'api')
const built = table.filter((row) => row.built === 'yes')

test.group('The table of routes', () => {
  test('names every registered route, by its row', ({ assert }) => {
    const rows = new Map(table.map((row) => [row.id, `${row.method} ${place(row.path)}`]))
    const strays = registeredRoutes(router)
      .map(({ methods, pattern, declaration }) => ({
        row: declaration!.row,
        said: `${methods[0]} ${place(pattern)}`,
      }))
      .filter(({ row, said }) => rows.get(row) !== said)

    assert.deepEqual(strays, [])
  })

  test('marks as built just what is registered', ({ assert }) => {
    const registered = registeredRoutes(router).map(({ declaration }) => declaration!.row)

    assert.sameMembers(
      built.map(({ id }) => id),
      [...new Set(registered)]
    )
  })
})

test.group('Who may call', (group) => {
  let world: World
  let tables: string[]

  group.setup(async () => {
    await testUtils.db().truncate()
    world = await makeWorld()
    tables = await stillTables()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{id} {method} {path}')
    .with(built)
    .run(async ({ client, assert }, row) => {
      for (const actor of actors) {
        const before = await fingerprint(tables)
        const sample = samples[row.id]?.(world, actor) ?? {}
        const answer = await call(client, row, sample, world.tokens[actor])
        const expected = wanted(row[actor], sample)

        assert.include(
          expected,
          outcome(answer),
          `${actor} got ${answer.status()} ${answer.text()?.slice(0, 300)}`
        )
        if (outcome(answer) !== '200') {
          assert.equal(
            await fingerprint(tables),
            before,
            `${actor} was refused and changed something`
          )
        }
        if (outcome(answer) === '404') assert.equal(answer.text(), await missing(client))
      }
    })
})

async function call(client: any, row: TableRow, sample: Sample, token?: string) {
  const { path = [], query = {}, body } = sample
  const values = [...path]
  const url = row.path.replace(/\{[^}]+\}/g, () => String(values.shift()))
  const request = client.request(url, row.method).qs(query)
  if (body) request.json(body)
  if (token) request.header('authorization', token)
  return request
}

/** The answer in the table's language: the status, and for a business "no" its code or its sentence. */
function outcome(answer: { status(): number; body(): any }): string {
  const status = String(answer.status())
  if (status !== '200') return status
  const code = answer.body()?.code
  if (code === undefined || code === '200') return '200'
  return code === 'error' ? answer.body().msg : code
}

/** What a cell of the table allows. `200o` is one's own, `200p` the public part; `403e` is a refusal. */
function wanted(cell: string, { told = '200' }: Sample): string[] {
  if (/^200 avatar/.test(cell)) return ['403']
  if (cell === '401/200free') return ['401']
  if (cell === '403e') return ['not-bought']
  return [/^200[op]?( own|$)/.test(cell) ? told : cell.slice(0, 3)]
}

async function missing(client: any): Promise<string> {
  return (await client.get('/api/no-such-place')).text()
}
