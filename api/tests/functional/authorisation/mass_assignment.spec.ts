import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { now, setClock } from '#core/time'
import { differing, everyColumn, fieldsNotAcceptedBy, rowsOf } from './extra_fields.js'
import { actors, requestPath, registeredRows, type Actor, type TableRow } from './route_table.js'
import { samples, type Sample } from './samples.js'
import { createMatrixFixture, type MatrixFixture } from './matrix_fixture.js'
import { unchangedTables } from './written_rows.js'
import { writeMarker, writtenSince } from './written_tables.js'

const writes = () => registeredRows().filter(({ method }) => method !== 'GET')

/** Routes that reject unknown fields, so extra fields discard the whole form. */
const strict = new Set(['POST /api/admin/params'])

const changeUser = 'PUT /api/admin/users/:id'

/**
 * docs/threats.md T14: each write runs twice on the same data, once as intended and once with the names of all
 * columns added. Response and rows must be the same.
 */
test.group('Mass assignment', (group) => {
  group.tap((test) => test.tags(['@slow']))
  let fixture: MatrixFixture
  let tables: string[]
  let offers: Record<string, unknown>
  let before: Awaited<ReturnType<typeof rowsOf>>
  let untouched: typeof before

  group.setup(async () => {
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    tables = await unchangedTables()
    offers = await everyColumn(tables)
    before = await rowsOf(tables)
    untouched = await rowsOf(tables, before)
    const moment = now()
    setClock(() => moment)
    const empty = await testUtils.db().truncate()
    return async () => {
      setClock(null)
      await empty()
    }
  })

  /** The call as intended. One sample serves both runs, since some samples differ each time. */
  const sampleOf = (row: TableRow, actor: Actor): Sample => samples[row.route]?.(fixture, actor) ?? {}

  async function attempt(client: ApiClient, row: TableRow, actor: Actor, sample: Sample, extra: object) {
    const undo = await testUtils.db().wrapInGlobalTransaction()
    try {
      const { path, query = {}, body = {} } = sample
      const request = client.request(requestPath(row, path), row.method).qs(query)
      const token = fixture.tokens[actor]
      if (token) request.as(token)
      const moment = writeMarker()
      const answer = await request.json({ ...extra, ...body })
      const { code, msg } = answer.body()
      const written = await rowsOf(writtenSince(moment, tables), before)
      return { answer: { status: answer.status(), code, msg }, rows: { ...untouched, ...written } }
    } finally {
      await undo()
    }
  }

  test('columns in the body of {route} change nothing')
    .with(writes)
    .run(async ({ client, assert }, row) => {
      for (const actor of actors.filter((one) => /^200/.test(row[one]))) {
        const extra = fieldsNotAcceptedBy(row.route, offers)
        const sample = sampleOf(row, actor)

        const plain = await attempt(client, row, actor, sample, {})
        const loaded = await attempt(client, row, actor, sample, extra)

        if (strict.has(row.route)) {
          assert.match(loaded.answer.msg, /未保存任何内容$/)
          assert.deepEqual(differing(untouched, loaded.rows), [], actor)
          continue
        }
        assert.deepEqual(loaded.answer, plain.answer, actor)
        assert.deepEqual(differing(plain.rows, loaded.rows), [], actor)
      }
    })

  test('a changed column would be detected', async ({ client, assert }) => {
    const row = writes().find(({ route }) => route === changeUser)!

    const sample = sampleOf(row, 'admin')

    const plain = await attempt(client, row, 'admin', sample, {})
    const changed = await attempt(client, row, 'admin', sample, { disabled: true, reason: '已离职' })

    assert.equal(changed.answer.code, '200')
    assert.isNotEmpty(differing(plain.rows, changed.rows))
  })

  test('every spelling of a user’s columns is tried', ({ assert }) => {
    const some = ['userRole', 'user_status', 'userStatus', 'mustChangePassword', 'deleted_at']

    assert.includeMembers(Object.keys(offers), some)
    assert.includeMembers(Object.keys(fieldsNotAcceptedBy(changeUser, offers)), ['userStatus', 'password_hash'])
    assert.notInclude(Object.keys(fieldsNotAcceptedBy(changeUser, offers)), 'userRole')
  })
})
