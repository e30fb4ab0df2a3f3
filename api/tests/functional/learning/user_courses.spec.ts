import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement, frozenClock } from '#tests/factories/learning'
import { beat, playbackClient, counted, open } from './playback_client.js'

const createAdmin = () => createUser(Role.Admin)
const base = '/api/admin/user-courses'

const list = async (client: ApiClient, { token }: CreatedUser, filters: object = {}) =>
  (await client.get(base).qs(filters).as(token)).body()

const post = async (client: ApiClient, { token }: CreatedUser, path: string, body: object) => {
  const answer = await client.post(`${base}/${path}`).as(token).json(body)
  return { status: answer.status(), ...answer.body() }
}

const remove = async (client: ApiClient, { token }: CreatedUser, id: number) => {
  const answer = await client.delete(`${base}/${id}`).as(token)
  return { status: answer.status(), ...answer.body() }
}

const logged = (action: string) => db.from('audit_logs').where('action', action)

let numbers = 0

/** A paid bulk order. Returns its line item and number. */
async function bulkOrder(userId: number, courseId: number, copies: number) {
  const orderNo = `2611210000${String(++numbers).padStart(10, '0')}`
  const at = toStored(now())
  const [orderId] = await db
    .table('orders')
    .insert({
      order_no: orderNo,
      user_id: userId,
      order_name: '团购课程',
      order_type: 'package',
      order_status: 2,
      ware_fen: 10_000,
      freight_fen: 0,
      amount_fen: 10_000,
      quote: '{}',
      awaits_shipment: false,
      paid_at: at,
      expires_at: at,
      created_at: at,
    })
  const [itemId] = await db
    .table('order_items')
    .insert({
      order_id: orderId,
      course_id: courseId,
      item_name: '团购课程',
      course_type: 1,
      course_count: copies,
      unit_fen: 100,
      base_fen: 100,
      amount_fen: 100,
    })
  return { orderNo, orderId, itemId }
}

async function seat(order: { orderId: number; itemId: number }, no: number, courseIds: number[]) {
  const telephone = otherUser().telephone
  const ids: number[] = []
  for (const courseId of courseIds) {
    const [id] = await db
      .table('user_courses')
      .insert({
        course_id: courseId,
        telephone,
        source: 'assignment',
        order_id: order.orderId,
        order_item_id: order.itemId,
        seat_no: no,
        grant_key: `seat:${order.itemId}:${no}:${courseId}`,
        user_course_status: 'valid',
        expires_on: '2099-12-31',
        created_at: toStored(now()),
      })
    ids.push(id)
  }
  return { telephone, ids }
}

test.group('The list of entitlements', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('entitlements have owner, source and expiry, with masked telephones', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    for (let count = 0; count < 11; count++) {
      await createEntitlement(learner.user.id, await course({ type: 1 }), { expiresOn: '2099-01-31' })
    }

    const { userCourses, total } = await list(client, admin)

    assert.equal(total, 11)
    assert.lengthOf(userCourses, 10)
    assert.include(userCourses[0], {
      userName: learner.user.userName,
      createType: 'order',
      userCourseStatus: 'valid',
      expiryDate: '2099-01-31',
      overdue: false,
      waiting: false,
    })
    assert.match(userCourses[0].telephone, /^139\*{4}\d{4}$/)
    assert.match(userCourses[0].createTime, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    assert.lengthOf((await list(client, admin, { page: 2 })).userCourses, 1)
  })

  test('entitlements are filtered by order, source, telephone and buyer', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    const courseId = await course({ type: 1 })
    const order = await bulkOrder(learner.user.id, courseId, 3)
    const waiting = await seat(order, 1, [courseId])
    const own = await createEntitlement(learner.user.id, courseId, { source: 'admin' })
    const found = async (filters: object) =>
      (await list(client, admin, filters)).userCourses.map((one: { userCourseId: number }) => one.userCourseId)

    assert.deepEqual(await found({ orderId: order.orderNo }), waiting.ids)
    assert.deepEqual(await found({ orderId: '99999999' }), [])
    assert.deepEqual(await found({ createType: 'admin' }), [own])
    assert.deepEqual(await found({ telephone: learner.user.telephone }), [own])
    assert.deepEqual(await found({ telephone: waiting.telephone }), waiting.ids)
    assert.deepEqual(await found({ buyerId: learner.user.id }), waiting.ids)
    assert.deepEqual(await found({ buyerId: admin.user.id }), [])
    assert.deepEqual(await found({ orderId: '', createType: '', telephone: '' }), [own, ...waiting.ids])
  })

  test('an admin unmasks a telephone only with a recorded reason', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    const courseId = await course({ type: 1 })
    const id = await createEntitlement(learner.user.id, courseId)
    const waiting = await seat(await bulkOrder(learner.user.id, courseId, 1), 1, [courseId])

    const silent = await post(client, admin, `${id}/reveal`, { reason: ' ' })
    const result = await post(client, admin, `${id}/reveal`, { reason: '学员来电' })
    const waits = await post(client, admin, `${waiting.ids[0]}/reveal`, { reason: '学员来电' })

    assert.include(silent, { code: 'error', msg: '请填写查看原因，2 到 200 个字' })
    assert.equal(result.value, learner.user.telephone)
    assert.equal(waits.value, waiting.telephone)
    const entries = await logged('user-course.reveal')
    assert.lengthOf(entries, 2)
    assert.equal(entries[0].reason, '学员来电')
  })
})

test.group('The switch of an entitlement', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('switching off stops playback at once and can be reverted', async ({ client, assert }) => {
    const clock = frozenClock()
    const admin = await createAdmin()
    const learner = await playbackClient()
    const { courseId, videoId, token } = learner
    const play = async () => (await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(token)).body()
    const coursePlayId = await open(client, token, learner)
    const watch = (totalPlayTime: number) => {
      clock.advance(30)
      return beat(client, token, { courseId, videoId, coursePlayId, totalPlayTime })
    }
    await watch(30)
    const [{ id }] = await db.from('user_courses').select('id')
    const seen = { userCourseId: id, userCourseStatus: 'valid' }

    const off = await post(client, admin, 'change-status', seen)

    assert.include(off, { code: '200', userCourseStatus: 'expired', msg: '课程已停用' })
    assert.include(await play(), { code: 'switched-off', msg: '课程已失效，请联系客服' })
    assert.include(await watch(60), { counting: false, reason: 'switched-off' })
    assert.equal(await counted(learner.user.id), 30)

    const on = await post(client, admin, 'change-status', { ...seen, userCourseStatus: 'expired' })

    assert.include(on, { userCourseStatus: 'valid', msg: '课程已恢复有效' })
    assert.isNotEmpty((await play()).playUrls)
    assert.lengthOf(await logged('user-course.switch-off'), 1)
    assert.lengthOf(await logged('user-course.switch-on'), 1)
  })

  test('a stale status changes nothing and returns the current one', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    const id = await createEntitlement(learner.user.id, await course({ type: 1 }))
    const seen = { userCourseId: id, userCourseStatus: 'valid' }

    const answers = await Promise.all(Array.from({ length: 6 }, () => post(client, admin, 'change-status', seen)))

    assert.lengthOf(
      answers.filter(({ code }) => code === '200'),
      1
    )
    const late = answers.find(({ code }) => code !== '200')!
    assert.include(late, {
      code: 'status-changed',
      msg: '状态已被他人修改，已显示最新状态',
      userCourseStatus: 'expired',
    })
    const row = await db.from('user_courses').where('id', id).first()
    assert.equal(row.user_course_status, 'expired')
    assert.lengthOf(await logged('user-course.switch-off'), 1)
  })

  test('a switched-on entitlement that is expired gets a hint', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    const id = await createEntitlement(learner.user.id, await course({ type: 1 }), {
      status: 'expired',
      expiresOn: '2020-01-01',
    })

    const answer = await post(client, admin, 'change-status', { userCourseId: id, userCourseStatus: 'expired' })

    assert.equal(answer.msg, '已恢复，但失效时间已过，请修改失效时间')
  })

  test('an entitlement of a refunded order cannot be switched on', async ({ client, assert }) => {
    const [admin, buyer] = [await createAdmin(), await createUser()]
    const courseId = await course({ type: 1 })
    const order = await bulkOrder(buyer.user.id, courseId, 2)
    const { ids } = await seat(order, 1, [courseId])
    await db.from('user_courses').update({ user_course_status: 'expired' })
    await db.from('order_items').where('id', order.itemId).update({ refunded_count: 2 })

    const answer = await post(client, admin, 'change-status', { userCourseId: ids[0], userCourseStatus: 'expired' })

    assert.include(answer, { code: 'error', msg: '订单已退款，不能恢复' })
  })
})

test.group('The expiry date of an entitlement', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('an admin can change the date, and a past date expires', async ({ client, assert }) => {
    frozenClock('2026-05-04T02:00:00Z')
    const admin = await createAdmin()
    const { courseId, videoId, token } = await playbackClient()
    const [{ id }] = await db.from('user_courses').select('id')
    const plays = async () => (await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(token)).body().code
    const move = (expiryDate: string) => post(client, admin, 'change-expiry-date', { userCourseId: id, expiryDate })

    assert.include(await move('2026-05-03'), { overdue: true, msg: '保存成功，失效时间已过，课程即刻失效' })
    assert.equal(await plays(), 'expired')
    assert.include(await move('2026-05-04'), { overdue: false, msg: '保存成功' })
    assert.equal(await plays(), '200')
    const [first] = await logged('user-course.change-expiry')
    assert.include(first, { object: `user-course:${id}`, after: '{"expiryDate":"2026-05-03"}' })
  })

  test('an invalid or missing date is rejected', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    const userCourseId = await createEntitlement(learner.user.id, await course({ type: 1 }))
    const cases: [unknown, string][] = [
      [undefined, '请选择失效时间'],
      ['2026-02-30', '失效时间格式应为 yyyy-MM-dd'],
      ['2026/02/03', '失效时间格式应为 yyyy-MM-dd'],
      ['', '请选择失效时间'],
    ]
    for (const [expiryDate, msg] of cases) {
      const body = { userCourseId, expiryDate }
      const answer = await post(client, admin, 'change-expiry-date', body)
      assert.include(answer, { code: 'error', msg }, String(expiryDate))
      assert.equal(answer.errors[0].field, 'expiryDate')
    }
    const absent = { userCourseId: 999_999, expiryDate: '2030-01-01' }
    assert.equal((await post(client, admin, 'change-expiry-date', absent)).status, 404)
  })
})

test.group('Deletion of entitlements', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('deleting removes the course and its redeem code, not the studies', async ({ client, assert }) => {
    const admin = await createAdmin()
    const learner = await playbackClient()
    const { courseId, chapterId, token } = learner
    await db.from('user_courses').update({ source: 'admin' })
    const [{ id }] = await db.from('user_courses').select('id')
    await db
      .table('study_logs')
      .insert({ user_id: learner.user.id, course_id: courseId, chapter_id: chapterId, created_at: toStored(now()) })
    const code = 'ABCDEFGH23'
    const at = toStored(now())
    await db
      .table('live_codes')
      .insert({ code, course_id: courseId, user_course_id: id, bound_user_id: learner.user.id, created_at: at })

    const gone = await remove(client, admin, id)

    assert.include(gone, { code: '200', msg: '删除成功!' })
    assert.equal((await remove(client, admin, id)).status, 404)
    const bought = await client.get(`/api/user/courses/${courseId}/bought`).as(token)
    assert.isFalse(bought.body().bought)
    const used = await client.get(`/api/user/courses/${courseId}/valid-live-code/${code}`).as(token)
    assert.include(used.body(), { code: 'error', msg: '直播码无效' })
    assert.lengthOf(await db.from('study_logs'), 1)
    assert.lengthOf(await logged('user-course.delete'), 1)
  })

  test('an entitlement of a paid order cannot be deleted', async ({ client, assert }) => {
    const [admin, learner] = [await createAdmin(), await createUser()]
    for (const source of ['order', 'bundle']) {
      const id = await createEntitlement(learner.user.id, await course({ type: 1 }), { source })

      const answer = await remove(client, admin, id)

      const msg = '该课程由已支付的订单开通，不能删除；可以停用，或在订单中退款'
      assert.include(answer, { code: 'error', msg })
      const { userCourses } = await list(client, admin, { createType: source })
      assert.equal(userCourses[0].keptBecause, msg)
    }
    assert.lengthOf(await db.from('user_courses'), 2)
  })

  test('deleting frees a whole seat that is not studied yet', async ({ client, assert }) => {
    const [admin, buyer] = [await createAdmin(), await createUser()]
    const parts = [await course({ type: 1 }), await course({ type: 1 })]
    const order = await bulkOrder(buyer.user.id, parts[0], 2)
    const [fresh, used] = [await seat(order, 1, parts), await seat(order, 2, parts)]
    await db
      .from('user_courses')
      .where('id', used.ids[1])
      .update({ first_studied_at: toStored(now()) })

    const refused = await remove(client, admin, used.ids[0])
    const freed = await remove(client, admin, fresh.ids[1])

    assert.include(refused, { code: 'error', msg: '学员已开始学习，名额不能收回；可以停用' })
    assert.include(freed, { code: '200', count: 2 })
    const left = await db.from('user_courses').select('id')
    assert.sameMembers(
      left.map(({ id }) => id),
      used.ids
    )
  })
})
