import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { RouteOptions } from '#core/http/route_options'
import { registeredRoutes } from '#core/http/routes_table'
import { actors, requestPath, registeredRows, type TableRow } from './route_table.js'
import { samples } from './samples.js'
import { schemaNode } from './taken_fields.js'
import { createMatrixFixture, type MatrixFixture } from './matrix_fixture.js'
import { unchangedTables, WrittenRows } from './written_rows.js'

/** A preview of the whole order: without lines, all lines are included. */
const changesNothing = new Set(['POST /api/admin/orders/:orderNo/refund-previews'])

/** Writes whose bodies have no required fields. */
function openRows(): TableRow[] {
  const open = new Set(
    registeredRoutes(router)
      .filter(({ declaration }) => isOpen(declaration!.takes))
      .map(({ key }) => key)
  )
  return registeredRows().filter(({ method, route }) => method !== 'GET' && open.has(route))
}

function isOpen(takes: RouteOptions['takes']): boolean {
  const node = schemaNode(takes)
  return node !== null && node.properties!.every(({ isOptional }) => isOptional)
}

test.group('Unknown fields in bodies', (group) => {
  let fixture: MatrixFixture
  let rows: WrittenRows

  group.setup(async () => {
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    // An audit entry about the attempt is not a change.
    rows = new WrittenRows((await unchangedTables()).filter((table) => table !== 'audit_logs'))
    await rows.begin()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a body of unknown fields never succeeds without effect at {route}')
    .with(openRows)
    .run(async ({ client, assert }, row) => {
      const actor = actors.find((one) => /^200/.test(row[one]))!
      rows.beginAgain()
      const { path, query = {} } = samples[row.route]?.(fixture, actor) ?? {}
      const request = client.request(requestPath(row, path), row.method).qs(query)
      const token = fixture.tokens[actor]
      if (token) request.as(token)
      const answer = await request.json({ wholly: { unknown: 'field' } })
      const { code, msg } = answer.body()
      const did = code !== '200' || (await rows.haveChanged()) || changesNothing.has(row.route)
      assert.isTrue(did, `${actor}: ${answer.status()} ${code} ${msg}`)
    })
})
