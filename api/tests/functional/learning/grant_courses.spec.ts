import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { now, toStored } from '#core/time'
import { lockUser } from '#accounts/lock_user'
import { transaction } from '#core/transaction'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement } from '#tests/factories/learning'

const paidAt = DateTime.fromISO('2026-05-04T18:00:00Z')
/** 365 days after 5 May in Shanghai. */
const aYearOn = '2027-05-05'
let sequence = 0

async function paidOrder(
  userId: number,
  courseIds: number[],
  options: { orderType?: 'single' | 'package'; count?: number } = {}
) {
  const { orderType = 'single', count = 1 } = options
  const [id] = await db
    .table('orders')
    .insert({
      order_no: String(++sequence).padStart(20, '7'),
      user_id: userId,
      order_name: '测试订单',
      order_type: orderType,
      order_status: 2,
      ware_fen: 100,
      freight_fen: 0,
      amount_fen: 100,
      quote: '{}',
      awaits_shipment: false,
      expires_at: toStored(now()),
      paid_at: toStored(paidAt),
      created_at: toStored(now()),
    })
  const items = []
  for (const courseId of courseIds) {
    const [item] = await db
      .table('order_items')
      .insert({
        order_id: id,
        course_id: courseId,
        item_name: '测试',
        course_type: 1,
        course_count: count,
        unit_fen: 100,
        base_fen: 100,
        amount_fen: 100,
      })
    items.push({ id: item as number, courseId, courseCount: count })
  }
  return { order: { id: id as number, userId, orderType, paidAt }, items }
}

type Purchase = Awaited<ReturnType<typeof paidOrder>>

const grant = (purchase: Purchase) =>
  transaction(async (trx) => {
    await lockUser(trx, purchase.order.userId)
    return grantCourses(trx, purchase)
  })

async function entitlementsQuery(userId: number) {
  const rows = await db.from('user_courses').where('user_id', userId).orderBy('id')
  return rows.map(({ course_id, source, expires_on }) => [course_id, source, expires_on])
}

test.group('Grants of a paid order', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('every online course is granted for a year from payment', async ({ assert }) => {
    const { user } = await createUser()
    const [video, further, answer] = [await course(), await course({ type: 5 }), await course({ type: 2 })]

    await grant(await paidOrder(user.id, [video, further, answer]))

    assert.deepEqual(await entitlementsQuery(user.id), [
      [video, 'order', aYearOn],
      [further, 'order', aYearOn],
      [answer, 'order', null],
    ])
  })

  test('books and textbooks grant nothing', async ({ assert }) => {
    const { user } = await createUser()
    const purchase = await paidOrder(user.id, [await course({ type: 3 }), await course({ type: 4 })])

    assert.deepEqual(await grant(purchase), [])
    assert.deepEqual(await entitlementsQuery(user.id), [])
  })

  test('a bundle grants all its courses and none of its books', async ({ assert }) => {
    const { user } = await createUser()
    const [one, other, book] = [await course(), await course(), await course({ type: 3 })]
    const bundle = await course({ tags: ['Package'], models: [one, other, book] })

    await grant(await paidOrder(user.id, [bundle]))

    // Ordered by course, which is the lock order.
    assert.deepEqual(await entitlementsQuery(user.id), [
      [one, 'bundle', aYearOn],
      [other, 'bundle', aYearOn],
      [bundle, 'order', aYearOn],
    ])
  })

  test('a course with variants grants only itself', async ({ assert }) => {
    const { user } = await createUser()
    const parent = await course({ models: [await course()] })

    await grant(await paidOrder(user.id, [parent]))

    assert.deepEqual(await entitlementsQuery(user.id), [[parent, 'order', aYearOn]])
  })

  test('a bulk order grants its buyer no course', async ({ assert }) => {
    const { user } = await createUser()
    const purchase = await paidOrder(user.id, [await course()], { orderType: 'package', count: 20 })

    assert.deepEqual(await grant(purchase), [])
    assert.deepEqual(await entitlementsQuery(user.id), [])
  })

  test('repeated grants of an order change nothing', async ({ assert }) => {
    const { user } = await createUser()
    const one = await course()
    const purchase = await paidOrder(user.id, [await course({ tags: ['Package'], models: [one] })])

    const [first, ...others] = [
      await grant(purchase),
      await grant(purchase),
      await grant(purchase),
      await grant(purchase),
      await grant(purchase),
    ]

    assert.lengthOf(first, 2)
    for (const again of others) assert.deepEqual(again, [])
    assert.deepEqual(
      (await entitlementsQuery(user.id)).map(([, , last]) => last),
      [aYearOn, aYearOn]
    )
  })

  test('ten concurrent grants of an order grant once', async ({ assert }) => {
    const { user } = await createUser()
    const purchase = await paidOrder(user.id, [await course()])

    const granted = await Promise.all(Array.from({ length: 10 }, () => grant(purchase)))

    assert.lengthOf(granted.flat(), 1)
    assert.lengthOf(await entitlementsQuery(user.id), 1)
  })

  test('a purchase before expiry adds a year at the end', async ({ assert }) => {
    const { user } = await createUser()
    const id = await course()
    await createEntitlement(user.id, id, { expiresOn: '2026-12-31' })

    await grant(await paidOrder(user.id, [id]))

    assert.deepInclude(await entitlementsQuery(user.id), [id, 'order', '2027-12-31'])
  })

  test('a purchase after expiry or switching off starts a new year', async ({ assert }) => {
    const { user } = await createUser()
    const [over, off] = [await course(), await course()]
    await createEntitlement(user.id, over, { expiresOn: '2026-01-31' })
    await createEntitlement(user.id, off, { expiresOn: '2030-01-31', status: 'expired' })

    await grant(await paidOrder(user.id, [over, off]))

    assert.includeDeepMembers(await entitlementsQuery(user.id), [
      [over, 'order', aYearOn],
      [off, 'order', aYearOn],
    ])
  })

  test('two orders paid together grant two years', async ({ assert }) => {
    const { user } = await createUser()
    const id = await course()
    const purchases = [await paidOrder(user.id, [id]), await paidOrder(user.id, [id])]

    await Promise.all(purchases.map(grant))

    const ends = (await entitlementsQuery(user.id)).map(([, , last]) => last).sort()
    assert.deepEqual(ends, [aYearOn, '2028-05-04'])
  })

  test('twenty users who pay together all own their courses', async ({ assert }) => {
    const [one, other] = [await course(), await course()]
    const bundle = await course({ tags: ['Package'], models: [one, other] })
    const purchases: Purchase[] = []
    for (let made = 0; made < 20; made++) {
      const { user } = await createUser()
      purchases.push(await paidOrder(user.id, [bundle]))
    }

    await Promise.all(purchases.map(grant))

    for (const { order } of purchases) assert.lengthOf(await entitlementsQuery(order.userId), 3)
  })

  test('the length of an entitlement is a setting', async ({ assert }) => {
    const { user } = await createUser()
    await db.table('params').insert({ name: 'validityDays', value: '30' })

    await grant(await paidOrder(user.id, [await course()]))

    assert.equal((await entitlementsQuery(user.id))[0][2], '2026-06-04')
  })
})
