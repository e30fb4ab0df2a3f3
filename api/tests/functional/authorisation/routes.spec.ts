import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { registeredRoutes } from '#core/http/routes_table'
import { ApiDocument } from './api_document.js'
import { StaffStepCode } from '#accounts/sessions/terms'
import {
  actors,
  staffActors,
  type StaffActor,
  requestPath,
  registeredRows,
  routeTable,
  type TableRow,
} from './route_table.js'
import { samples, type Sample } from './samples.js'
import { hidesNumbers, wholeNumberIn } from './unmasked_numbers.js'
import { createMatrixFixture, type MatrixFixture } from './matrix_fixture.js'
import { unchangedTables, WrittenRows } from './written_rows.js'

test.group('Route table', () => {
  test('the table has one row per registered route', ({ assert }) => {
    const rows = routeTable().map(({ route }) => route)

    assert.deepEqual(rows, [...new Set(rows)])
    assert.includeMembers(
      rows,
      registeredRoutes(router).map(({ key }) => key)
    )
  })

  test('samples exist only for registered routes', ({ assert }) => {
    const registered = registeredRows().map(({ route }) => route)

    assert.includeMembers(registered, Object.keys(samples))
    console.log(`    ${routeTable().length - registered.length} rows wait to be built`)
  })
})

test.group('Row changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('written rows are detected unless they end unchanged', async ({ assert }) => {
    const rows = new WrittenRows(['params'])
    await rows.begin()
    assert.isFalse(await rows.haveChanged())

    await db.table('params').insert({ name: 'written.row', value: 'one' })
    assert.isTrue(await rows.haveChanged())
    assert.isFalse(await rows.haveChanged())

    await db.from('params').where('name', 'written.row').update({ value: 'two' })
    assert.isTrue(await rows.haveChanged())
    await db.from('params').where('name', 'written.row').update({ value: 'one' })
    await db.from('params').where('name', 'written.row').update({ value: 'two' })
    assert.isFalse(await rows.haveChanged())

    await db.from('params').where('name', 'written.row').delete()
    assert.isTrue(await rows.haveChanged())
  })
})

test.group('Access to routes', (group) => {
  let fixture: MatrixFixture
  let rows: WrittenRows
  let document: ApiDocument

  group.setup(async () => {
    document = new ApiDocument()
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    rows = new WrittenRows(await unchangedTables())
    await rows.begin()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{route}')
    .with(registeredRows)
    .run(async ({ client, assert }, row) => {
      rows.beginAgain()
      for (const actor of actors) {
        const sample = samples[row.route]?.(fixture, actor) ?? {}
        const response = await call(client, row, sample, fixture.tokens[actor])
        const expected = expectedOutcomes(row[actor], sample)

        assert.include(
          expected,
          outcome(response),
          `${actor} got ${response.status()} ${response.text()?.slice(0, 300)}`
        )
        if (hidesNumbers(row.route, actor)) {
          assert.isNull(wholeNumberIn(response.text() ?? ''), `${actor} reads a whole number`)
        }
        const hasWritten = await rows.haveChanged()
        if (outcome(response) !== '200') {
          assert.isFalse(hasWritten, `${actor} was rejected but changed rows`)
        }
        if (row.path.startsWith('/api/')) {
          const fields = { ...sample.query, ...sample.body }
          const isJson = /^application\/json/.test(response.header('content-type') ?? '')
          if (outcome(response) === '200') {
            assert.isNull(document.requestError(row.route, fields), actor)
          }
          if (isJson) {
            const documentError = document.responseError(row.route, response.status(), response.body())
            assert.isNull(documentError, actor)
          }
        }
        if (outcome(response) === '404') assert.equal(response.text(), await missing(client))
      }
      for (const actor of staffActors) {
        const sample = samples[row.route]?.(fixture, actor) ?? {}
        const response = await call(client, row, sample, fixture.tokensWithoutStep[actor])
        assert.include(
          withoutStepOutcomes(row, actor, sample),
          outcome(response),
          `${actor} without the staff step got ${response.status()} ${response.text()?.slice(0, 300)}`
        )
        const hasWritten = await rows.haveChanged()
        if (outcome(response) !== '200') assert.isFalse(hasWritten, `${actor} was rejected but changed rows`)
      }
    })
})

/** Without the step a staff route asks for it, and any other route answers as it does to a learner. */
function withoutStepOutcomes(row: TableRow, actor: StaffActor, sample: Sample): string[] {
  const { roles } = registeredRoutes(router).find(({ key }) => key === row.route)!.declaration!.policy
  if (roles.length) return [roles.includes(actor) ? StaffStepCode : '403']
  // The user got a code a moment ago.
  const tooSoon = row.path.endsWith('/verify-code') ? ['429'] : []
  return [...expectedOutcomes(row.other_user, sample), StaffStepCode, ...tooSoon]
}

async function call(client: ApiClient, row: TableRow, sample: Sample, token?: string) {
  const { path, query = {}, body } = sample
  const request = client.request(requestPath(row, path), row.method).qs(query).redirects(0)
  if (body) request.json(body)
  if (token) request.as(token)
  return request
}

/** The response as written in the table: the HTTP status, or the error code of a 200 response, or its message. */
function outcome(response: ApiResponse): string {
  const status = String(response.status())
  if (status !== '200') return status
  const code = response.body()?.code
  if (code === undefined || code === '200') return '200'
  return code === 'error' ? response.body().msg : code
}

/**
 * The outcomes that a cell allows. `200o` is limited to own objects, `200p` to the public part; `403e` is a missing
 * entitlement.
 */
function expectedOutcomes(cell: string, { expected = '200' }: Sample): string[] {
  if (/^200 avatar/.test(cell)) return ['403']
  if (cell === '401/200free') return ['401']
  if (cell === '403e') return ['not-bought']
  return [/^200[op]?( own|$)/.test(cell) ? expected : cell.slice(0, 3)]
}

async function missing(client: ApiClient): Promise<string> {
  return (await client.get('/api/no-such-place')).text()
}
