import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { CourseType } from '#catalogue/terms'
import { askReplicaAgain } from '#core/http/replica_reads'
import { replicaName } from '#core/connections/replica_name'
import { course } from '#tests/factories/catalogue'
import { statementsOf } from '#tests/statements'
import { requestPath, registeredRows, type Actor, type TableRow } from './route_table.js'
import { samples } from './samples.js'
import { createMatrixFixture, type MatrixFixture } from './matrix_fixture.js'

const onMysql = db.connection().dialect.name === 'mysql'
const learners = ['user', 'other_user'] as const satisfies Actor[]

/**
 * Reads that may use the replica, with the actors (docs/decisions/0090). Everything else uses the primary: sessions,
 * prices, orders, entitlements, attempts, hours and all writes.
 */
const allowsStaleRead: Record<string, readonly Actor[]> = {
  'GET /api/public/courses': learners,
  'GET /api/orders/summary': ['admin'],
  'GET /api/orders/statistics/subject': ['admin'],
  'GET /api/orders/statistics/subject/:s/product': ['admin'],
  'GET /api/orders/statistics/trend': ['admin'],
  'GET /api/orders/statistics/product/:courseId/order': ['admin'],
  'GET /api/orders/statistics/funnel': ['admin'],
  'GET /api/admin/orders/channel-statis/:channelId/product-statis': ['channel', 'admin'],
  'GET /api/admin/orders/channel-statis/:channelId/product-statis-export': ['channel', 'admin'],
  'GET /api/orders/teacher-statis': ['teacher'],
  'GET /api/admin/orders/teacher-statis/:teacherId': ['admin'],
  'GET /api/teacher/courses/:courseId/study-statis': ['teacher'],
  'GET /api/admin/courses/:courseId/study-statis': ['admin'],
  'GET /api/vod/statis/course-play-time': ['admin'],
  'GET /api/vod/statis/user-play-time': ['admin'],
}
/** Tables that are never read from the replica: sessions, and for learners what they own, paid or answered. */
const never = /access_tokens|idempotency_keys|cart_items|rate_limits/
const neverOfLearners = /user_courses|payments|orders|user_papers|paper_answers|hour_entries/

const asking: readonly Actor[] = ['visitor', 'user', 'other_user', 'teacher', 'channel', 'admin']

test.group('Reads allowed from a replica', (group) => {
  let fixture: MatrixFixture
  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    // A second connection to the same database, so it is never behind in tests.
    const { config } = db.manager.get(db.primaryConnectionName)!
    db.manager.add(replicaName, config)
    return async () => {
      await db.manager.release(replicaName)
      await empty()
    }
  })
  group.each.setup(() => askReplicaAgain())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.skip(!onMysql, 'an embedded database has no replica')

  async function asksReplica(client: ApiClient, row: TableRow, actor: Actor): Promise<string[]> {
    const { path, query = {}, body } = samples[row.route]?.(fixture, actor) ?? {}
    const request = client.request(requestPath(row, path), row.method).qs(query).redirects(0)
    if (body) request.json(body)
    if (fixture.tokens[actor]) request.as(fixture.tokens[actor])
    return statementsOf(async () => void (await request), replicaName)
  }

  test('{route} reads from the replica only for allowed users')
    .with(() => registeredRows())
    .run(async ({ client, assert }, row) => {
      const late = allowsStaleRead[row.route] ?? []
      for (const actor of asking) {
        const sent = await asksReplica(client, row, actor)
        if (!late.includes(actor)) assert.deepEqual(sent, [], actor)
        for (const sql of sent) assert.notMatch(sql, never, actor)
        if (late === learners) for (const sql of sent) assert.notMatch(sql, neverOfLearners, actor)
      }
      for (const actor of late) {
        assert.isNotEmpty(await asksReplica(client, row, actor), `${actor} asks the replica`)
      }
    })

  test('a course depending on the user reads shared data from the replica', async ({ client, assert }) => {
    const courseId = await course({ type: CourseType.FurtherEducation })
    const sent = await statementsOf(async () => {
      await client.get(`/api/public/courses/${courseId}`).as(fixture.tokens.user!)
    }, replicaName)
    assert.isNotEmpty(sent)
    for (const sql of sent) assert.notMatch(sql, neverOfLearners)
  })

  test('storefront reads of a learner use the primary', async ({ client, assert }) => {
    const sent = await statementsOf(async () => {
      await client
        .get('/api/public/courses')
        .as(fixture.tokens.user!)
        .header('x-internal-key', process.env.INTERNAL_KEY!)
    }, replicaName)
    assert.deepEqual(sent, [])
  })
})
