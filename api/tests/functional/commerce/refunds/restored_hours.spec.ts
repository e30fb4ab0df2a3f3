import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { expireHours } from '#certificates/expiry/expire_hours'
import { now, setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { WaitingSeats } from '#learning/seats/waiting_seats'
import { messages } from '#learning/terms'
import { createUser } from '#tests/factories/accounts'
import { recordOf, upload } from '#tests/functional/certificates/learners_with_hours'
import * as hours from '#tests/functional/commerce/refunds/hour_buyers'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { exchangeFolder, previewAndImport } from '#tests/functional/transfer/exchange'

/** A user whose 80 minutes were withdrawn with the course. */
async function refundedBuyer(client: ApiClient) {
  const buyer = await hours.hourBuyer(client)
  await hours.refundOf(client, buyer)
  return buyer
}

const move = async (client: ApiClient, { token, orderNo, orderItemId }: hours.Centre, telephone: string) =>
  (
    await client
      .post(`/api/user/orders/${orderNo}/order-items/${orderItemId}/seats/1/move`)
      .as(token)
      .json({ telephone })
  ).body()

const takeBack = async (client: ApiClient, { token, orderNo, orderItemId }: hours.Centre) =>
  (await client.delete(`/api/user/orders/${orderNo}/order-items/${orderItemId}/seats/1`).as(token)).body()

async function liveCode(courseId: number, userCourseId: number | null = null) {
  const code = `R${String(Math.random()).slice(2, 11)}`
  await db
    .table('live_codes')
    .insert({ code, course_id: courseId, user_course_id: userCourseId, created_at: toStored(now()) })
  return code
}

const use = async (client: ApiClient, { token, courseId }: hours.HourBuyer, code: string) =>
  (await client.get(`/api/user/courses/${courseId}/valid-live-code/${code}`).as(token)).body()

const waitingSeat = async (courseId: number, options: object = {}) => {
  const [id] = await db
    .table('user_courses')
    .insert({
      course_id: courseId,
      source: 'admin',
      user_course_status: 'valid',
      grant_key: `admin:${courseId}:${Math.random()}`,
      created_at: toStored(now()),
      ...options,
    })
  return id as number
}

test.group('Hours that return with the course', (group) => {
  group.tap((test) => test.tags(['@engine']))
  hours.emptyHours(group)
  group.each.teardown(() => setClock(null))

  const ways: Record<string, (client: ApiClient, buyer: hours.HourBuyer) => Promise<unknown>> = {
    'an admin’s assignment': (client, buyer) => hours.assign(client, buyer),
    'a bundle': async (client, { learner, courseId }) =>
      hours.buyCourses(client, learner, [await hours.bundleOf(courseId)]),
    'a seat': async (client, { learner, courseId }) =>
      hours.assignSeat(client, await hours.centreOf(client, courseId), learner.user.telephone!),
    'a transferred seat': async (client, { learner, courseId }) => {
      const centre = await hours.centreOf(client, courseId)
      await hours.assignSeat(client, centre, (await createUser()).user.telephone!)
      return move(client, centre, learner.user.telephone!)
    },
    'a redeem code': async (client, buyer) => use(client, buyer, await liveCode(buyer.courseId)),
    'the redeem code of a pending seat': async (client, buyer) => {
      const seat = await waitingSeat(buyer.courseId)
      return use(client, buyer, await liveCode(buyer.courseId, seat))
    },
  }
  for (const [name, give] of Object.entries(ways)) {
    test(`${name} restores the hours`, async ({ client, assert }) => {
      const buyer = await refundedBuyer(client)
      assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
      const answer = await give(client, buyer)
      assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0], JSON.stringify(answer))
      assert.include(await recordOf(client, buyer), { uploadObstacle: null, withdrawnHours: 0 })
      assert.include(await upload(client, buyer), { code: '200' })
    })
  }

  test('a pending seat restores the hours when it is claimed', async ({ client, assert }) => {
    const buyer = await refundedBuyer(client)
    await waitingSeat(buyer.courseId, { telephone: '13755550001' })
    await transaction((trx) => new WaitingSeats().claim(trx, buyer.userId, '13755550001'))
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
  })

  test('a seat that restored hours cannot be transferred', async ({ client, assert }) => {
    const buyer = await refundedBuyer(client)
    const centre = await hours.centreOf(client, buyer.courseId)
    await hours.assignSeat(client, centre, buyer.learner.user.telephone!)
    await upload(client, buyer)
    const next = await refundedBuyer(client)
    assert.notEqual((await move(client, centre, next.learner.user.telephone!)).code, '200')
  })

  test('a seat because of which a refund leaves hours is final', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    const centre = await hours.centreOf(client, buyer.courseId)
    await hours.assignSeat(client, centre, buyer.learner.user.telephone!)
    const seat = () => db.from('user_courses').where('order_item_id', centre.orderItemId).firstOrFail()
    assert.isNull((await seat()).first_studied_at)

    await hours.refundOf(client, buyer)

    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
    assert.isNotNull((await seat()).first_studied_at)
    assert.equal((await takeBack(client, centre)).msg, messages.seatStudied)
  })

  test('an imported entitlement restores hours while it is valid', async ({ client, assert, cleanup }) => {
    const buyer = await refundedBuyer(client)
    const importEntitlement = async (status: string) => {
      const row = `e,#${buyer.userId},#${buyer.courseId},admin,2026-01-01 08:00:00,${status}`
      const csv = `source_id,person,course,origin,granted_at,status\r\n${row}`
      await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'entitlements.csv': csv }))
    }
    const granted = () => db.from('user_courses').where({ source: 'admin', user_id: buyer.userId })

    await importEntitlement('off')
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
    const [deleted] = await granted()
    // A generated column.
    delete deleted.telephone_tail
    await granted().delete()
    await importEntitlement('valid')
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80], 'an admin deleted it')
    await db.table('user_courses').insert(deleted)
    await importEntitlement('off')
    await importEntitlement('valid')
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
  })

  test('another course or user restores nothing', async ({ client, assert }) => {
    const [buyer, other] = [await refundedBuyer(client), await createUser()]
    await hours.buyCourses(client, buyer.learner, [await hours.educationCourse()])
    await hours.buyCourses(client, other, [buyer.courseId])
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
  })

  test('restored hours keep the date of the study', async ({ client, assert }) => {
    const buyer = await refundedBuyer(client)
    await db.table('params').insert({ name: 'hoursKeptYears', value: '2' })
    const later = now().plus({ years: 3 })
    setClock(() => later)
    const restore = () =>
      transaction(async (trx) => {
        await lockUser(trx, buyer.userId)
        await restoreHours(trx, { userIds: [buyer.userId], courseIds: [buyer.courseId] })
      })
    assert.equal(await expireHours(), 0)
    await restore()
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
    assert.equal(await expireHours(), 1)
    await restore()
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
    await db.from('params').where('name', 'hoursKeptYears').delete()
  })

  test('an unanswered refund leaves hours withdrawn until the next entitlement', async ({ client, assert }) => {
    const buyer = await hours.hourBuyer(client)
    await (await shop.wallet()).setStopped(true)
    await hours.refundOf(client, buyer)
    assert.deepEqual(await hours.minutesOf(buyer), [0, 0, 0, 80])
    await hours.assign(client, buyer)
    assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
  })
})
