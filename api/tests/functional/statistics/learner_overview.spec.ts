import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createChapter, createEntitlement } from '#tests/factories/learning'
import { soldOrder } from '#tests/factories/sales'

const get = async (client: ApiClient, { token }: CreatedUser, path: string) => (await client.get(path).as(token)).body()

async function opened(userId: number, courseId: number, chapterId: number, more: Record<string, unknown> = {}) {
  await db
    .table('chapter_progress')
    .insert({
      user_id: userId,
      course_id: courseId,
      chapter_id: chapterId,
      segments: '[]',
      position_seconds: 40,
      created_at: toStored(now()),
      updated_at: toStored(now()),
      ...more,
    })
}

test.group('The overview of a learner', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new user has nothing', async ({ client, assert }) => {
    const { lesson, orders, subjects, openInvoices, unreadMessages, hasSeats } = await get(
      client,
      await createUser(),
      '/api/user/overview'
    )

    assert.isNull(lesson)
    assert.deepEqual(orders, { unpaid: 0, toShip: 0, shipped: 0, afterSale: 0 })
    assert.deepEqual([subjects, openInvoices, unreadMessages, hasSeats], [[], 0, 0, false])
  })

  test('order counts are the totals of the order list', async ({ client, assert }) => {
    const learner = await createUser()
    const [book, video] = [await course({ type: 3 }), await course({})]
    const sold = (courseId: number, refundedCount = 0) =>
      soldOrder({
        userId: learner.user.id,
        paidAt: toStored(now()),
        lines: [{ courseId, amountFen: 100, refundedCount }],
      })
    const [waiting, sent, returned, digital] = [
      await sold(book),
      await sold(book),
      await sold(book, 1),
      await sold(video),
    ]
    const orders = (ids: number[]) => db.from('orders').whereIn('id', ids)
    await db.from('order_items').where('course_id', book).update({ course_type: 3 })
    await orders([waiting, sent, returned]).update({ awaits_shipment: true })
    await orders([sent]).update({ tracking_no: 'SF1', express_company: '顺丰' })
    await orders([returned]).update({ refunded_fen: 100 })
    await orders([digital]).update({ order_status: 1, paid_at: null })
    await soldOrder({
      userId: (await createUser()).user.id,
      paidAt: toStored(now()),
      lines: [{ courseId: book, amountFen: 1 }],
    })

    const counts = (await get(client, learner, '/api/user/overview')).orders

    assert.deepEqual(counts, { unpaid: 1, toShip: 1, shipped: 1, afterSale: 1 })
    const total = async (query: string) => (await get(client, learner, `/api/user/orders?${query}`)).total
    assert.equal(await total('orderStatus=1'), counts.unpaid)
    assert.equal(await total('shipment=waiting'), counts.toShip)
    assert.equal(await total('shipment=shipped'), counts.shipped)
    assert.equal(await total('refunded=true'), counts.afterSale)
  })

  test('minutes are summed by subject', async ({ client, assert }) => {
    const learner = await createUser()
    const { id } = learner.user
    await eduLog(id, await course({ type: 5 }), { total: 6000, available: 600, used: 1200 })
    const { certificateId } = await eduLog(id, await course({ type: 5 }), { total: 3000, held: 60 })

    const { subjects } = await get(client, learner, '/api/user/overview')

    assert.deepEqual(subjects, [
      {
        furtherEduCertId: certificateId,
        certSubject: 'jzgc',
        requiredCourse: 1,
        totalMinutes: 150,
        earnedMinutes: 30,
        uploadedMinutes: 20,
      },
    ])
  })
})

test.group('The last lesson', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the last unfinished chapter comes with its position', async ({ client, assert }) => {
    const learner = await createUser()
    const { id } = learner.user
    const [first, second] = [await course({}), await course({})]
    for (const courseId of [first, second]) await createEntitlement(id, courseId)
    const begun = await createChapter(first, { seconds: 120 })
    const newer = await createChapter(second, { seconds: 60 })

    assert.include((await get(client, learner, '/api/user/last-lesson')).lesson, { courseId: second, begun: false })

    await opened(id, first, begun.chapterId)
    assert.include((await get(client, learner, '/api/user/last-lesson')).lesson, {
      courseId: first,
      begun: true,
      courseChapterId: begun.chapterId,
      positionSeconds: 40,
      videoSeconds: 120,
    })

    await db.from('chapter_progress').update({ completed_at: toStored(now()) })
    assert.include((await get(client, learner, '/api/user/last-lesson')).lesson, {
      courseId: second,
      courseChapterId: newer.chapterId,
      positionSeconds: 0,
    })
  })

  test('courses that ended or were refunded are left out', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await course({})
    const entitlement = await createEntitlement(learner.user.id, courseId)
    const { chapterId } = await createChapter(courseId)
    await opened(learner.user.id, courseId, chapterId)
    const change = (to: Record<string, unknown>) => db.from('user_courses').where('id', entitlement).update(to)

    for (const over of [{ expires_on: '2020-01-01' }, { expires_on: null, refunded_at: toStored(now()) }]) {
      await change(over)
      assert.isNull((await get(client, learner, '/api/user/last-lesson')).lesson)
    }
  })

  test('a running live course comes first', async ({ client, assert }) => {
    const learner = await createUser()
    const [video, live] = [await course({}), await course({ type: 6 })]
    for (const courseId of [live, video]) await createEntitlement(learner.user.id, courseId)
    await opened(learner.user.id, video, (await createChapter(video)).chapterId)
    const status = (liveStatus: string) => db.from('courses').where('id', live).update({ live_status: liveStatus })

    await status('unstarted')
    assert.equal((await get(client, learner, '/api/user/last-lesson')).lesson.courseId, video)
    await status('started')
    assert.include((await get(client, learner, '/api/user/last-lesson')).lesson, {
      courseId: live,
      liveStatus: 'started',
    })
  })
})
