import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored, toWireTime } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'

const longAgo = toStored(now().minus({ days: 3 }))
const recently = toStored(now().minus({ days: 1 }))

async function waiting(client: ApiClient, { token }: CreatedUser) {
  const answer = await client.get('/api/admin/waiting').as(token)
  return answer.body().rows as { kind: string; count: number; oldest: string }[]
}

test.group('The backlog of staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an empty backlog has no rows', async ({ client, assert }) => {
    for (const role of [Role.Admin, Role.Teacher, Role.Auditor, Role.Channel]) {
      assert.deepEqual(await waiting(client, await createUser(role)), [])
    }
  })

  test('pending work has a count and the oldest time', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [book, video] = [await course({ type: 3 }), await course({})]
    const userId = (await createUser()).user.id
    const sold = (paidAt: string, courseId: number, refundedCount = 0) =>
      soldOrder({ userId, paidAt, lines: [{ courseId, amountFen: 100, refundedCount }] })
    const orders = [
      await sold(longAgo, book),
      await sold(recently, book),
      await sold(longAgo, book, 1),
      await sold(longAgo, video),
    ]
    await db.from('order_items').whereIn('order_id', orders).where('course_id', book).update({ course_type: 3 })
    await db.from('orders').whereIn('id', orders).update({ awaits_shipment: true })
    await db
      .table('payment_exceptions')
      .insert({
        kind: 'late',
        amount_fen: 5,
        transaction_id: 'W1',
        provider: 'local',
        status: 'open',
        created_at: recently,
      })
    for (const status of [1, 1, 2]) {
      await db
        .table('comments')
        .insert({
          course_id: video,
          user_id: userId,
          comment_content: '好',
          comment_status: status,
          created_at: recently,
        })
    }
    assert.deepEqual(await waiting(client, admin), [
      { kind: 'exceptions', count: 1, oldest: toWireTime(recently)! },
      { kind: 'parcels', count: 2, oldest: toWireTime(longAgo)! },
      { kind: 'comments', count: 2, oldest: toWireTime(recently)! },
    ])
    const list = await client.get('/api/orders?toShip=true').as(admin)
    assert.equal(list.body().total, 2, 'as in the list')
  })

  test('each role gets the backlog of its routes', async ({ client, assert }) => {
    const [admin, teacher, other, auditor, channel] = [
      await createUser(Role.Admin),
      await createUser(Role.Teacher),
      await createUser(Role.Teacher),
      await createUser(Role.Auditor),
      await createUser(Role.Channel),
    ]
    const audited = await course({ status: 'auditing', teacherId: teacher.user.id })
    const returned = await course({ status: 'unpublish', teacherId: teacher.user.id })
    await db.from('courses').where('id', audited).update({ submitted_at: longAgo })
    await db.from('courses').where('id', returned).update({ sent_back_reason: '请补充封面', updated_at: recently })
    await db
      .table('anomalies')
      .insert({ kind: 'correction', anomaly_key: 'x', evidence: '[]', happened_at: longAgo, created_at: longAgo })
    const kinds = async (caller: CreatedUser) => (await waiting(client, caller)).map(({ kind, count }) => [kind, count])

    assert.deepEqual(await kinds(admin), [
      ['audits', 1],
      ['anomalies', 1],
    ])
    assert.deepEqual(await kinds(teacher), [['sent-back', 1]])
    assert.deepEqual(await kinds(other), [])
    assert.deepEqual(await kinds(channel), [])
    assert.deepEqual(await kinds(auditor), [['audits', 1]])

    await db.table('params').insert({ name: 'anomaliesForAuditors', value: '1', public: false })
    assert.deepEqual(await kinds(auditor), [
      ['audits', 1],
      ['anomalies', 1],
    ])
  })
})
