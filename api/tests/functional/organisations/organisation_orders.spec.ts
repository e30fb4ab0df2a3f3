import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { messages } from '#commerce/terms'
import { messages as seatMessages } from '#learning/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { brokenInvariants } from '#tests/invariants'

const telephones = ['13911110001', '13911110002']

async function place(client: ApiClient, buyer: CreatedUser, courseId: number, more: Record<string, unknown> = {}) {
  const products = [{ courseId, courseCount: 3 }]
  return (await shop.buy(client, buyer, products, { orderType: 'package', ...more })).body()
}

const order = async (client: ApiClient, caller: CreatedUser, orderNo: string) =>
  (await client.get(`/api/orders/${orderNo}`).as(caller)).body().order

async function lineOf(orderNo: string): Promise<seats.BulkOrder> {
  const { id: orderId } = await db.from('orders').where('order_no', orderNo).firstOrFail()
  const { id: itemId, course_id: courseId } = await db.from('order_items').where('order_id', orderId).firstOrFail()
  return { orderNo, orderId, itemId, courseId }
}

async function organisation(code: string) {
  const [owner, manager, viewer, member] = await Promise.all([1, 2, 3, 4].map(() => createUser()))
  const id = await organisationOf(owner.user, { code: code.padEnd(18, '0') })
  await memberOf(id, manager.user, { role: 'manager' })
  await memberOf(id, viewer.user, { role: 'viewer' })
  await memberOf(id, member.user)
  return { id, owner, manager, viewer, member }
}

async function pay(client: ApiClient, buyer: CreatedUser, orderNo: string) {
  const merchantNo = await shop.shown(client, buyer, orderNo)
  await (await shop.wallet()).pay(merchantNo)
  await shop.paid(orderNo)
}

const remove = (memberKey: { organisationId: number; userId: number }) =>
  db
    .from('organisation_members')
    .where({ organisation_id: memberKey.organisationId, user_id: memberKey.userId })
    .update({ state: 'left', live_key: null, active_key: null, left_at: '2026-11-20 02:00:00' })

test.group('Orders for an organisation', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a manager buys for the organisation, another one assigns the seats', async ({ client, assert }) => {
    const { id, owner, manager, viewer, member } = await organisation('TESTBUY1')
    const courseId = await shop.course()
    const { orderId: orderNo } = await place(client, manager, courseId, { organisationId: id })
    const waiting = await order(client, manager, orderNo)
    assert.deepEqual(
      [waiting.organisation.organisationName, waiting.organisation.received],
      ['济南筑安建设有限公司', null]
    )
    const line = await lineOf(orderNo)
    assert.equal((await seats.assign(client, owner, line, telephones)).status(), 404)
    await pay(client, manager, orderNo)
    assert.isTrue((await order(client, manager, orderNo)).organisation.received)

    const assigned = (await seats.assign(client, owner, line, telephones)).body()
    assert.equal(assigned.msg, seatMessages.assigned)
    assert.equal((await seats.move(client, manager, line, 1, '13911110009')).body().msg, seatMessages.seatMoved)
    const reads = async (person: CreatedUser) => [
      (await seats.lines(client, person, line)).status(),
      (await seats.list(client, person, line)).status(),
      (await seats.sheet(client, person, line)).status(),
    ]
    const writes = async (person: CreatedUser) => [
      (await seats.assign(client, person, line, ['13911110003'])).status(),
      (await seats.move(client, person, line, 2, '13911110004')).status(),
      (await seats.takeBack(client, person, line, 2)).status(),
      (
        await client
          .post(`${seats.line(line)}/seat-previews`)
          .as(person)
          .json({ telephones: telephones[0] })
      ).status(),
    ]
    const [no, yes] = [
      [404, 404, 404],
      [200, 200, 200],
    ]
    const [refused, done] = [
      [...no, 404],
      [...yes, 200],
    ]
    assert.deepEqual([await reads(viewer), await writes(viewer)], [yes, refused])
    for (const person of [member, await createUser()]) {
      assert.deepEqual([await reads(person), await writes(person)], [no, refused])
    }
    assert.deepEqual([await reads(manager), await writes(owner)], [yes, done])
    assert.isFalse((await seats.lines(client, viewer, line)).body().order.canAssign)

    const { events } = (await client.get(`/api/user/organisations/${id}/events`).as(viewer)).body()
    assert.includeDeepMembers(
      events.map(({ eventKind, people, orderId }: Record<string, unknown>) => ({ eventKind, people, orderId })),
      [
        { eventKind: 'bought', people: 1, orderId: orderNo },
        { eventKind: 'assigned', people: 2, orderId: orderNo },
        { eventKind: 'moved', people: 1, orderId: orderNo },
        { eventKind: 'returned', people: 1, orderId: orderNo },
      ]
    )
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a bulk order is bought for a verified organisation by its managers', async ({ client, assert }) => {
    const { id, viewer, manager, member } = await organisation('TESTBUY2')
    const pending = await organisationOf(manager.user, { state: 'pending', code: 'TESTBUY2PENDING000' })
    const courseId = await shop.course()
    const refused = async (buyer: CreatedUser, more: Record<string, unknown>) =>
      (await place(client, buyer, courseId, more)).msg
    for (const buyer of [viewer, member, await createUser()]) {
      assert.equal(await refused(buyer, { organisationId: id }), messages.notForOrganisation)
    }
    assert.equal(await refused(manager, { organisationId: pending }), messages.notForOrganisation)
    const single = { organisationId: id, orderType: 'single', products: [{ courseId, courseCount: 1 }] }
    assert.equal(await refused(manager, single), messages.onlyBulkForOrganisation)
    assert.isEmpty(await db.from('orders'))
  })

  test('an order stays its buyer’s when he is removed before paying', async ({ client, assert }) => {
    const { id, owner, manager } = await organisation('TESTBUY3')
    const { orderId: orderNo } = await place(client, manager, await shop.course(), { organisationId: id })
    await remove({ organisationId: id, userId: manager.user.id })
    await pay(client, manager, orderNo)
    const line = await lineOf(orderNo)
    assert.isFalse((await order(client, manager, orderNo)).organisation.received)
    assert.equal((await seats.lines(client, owner, line)).status(), 404)
    assert.equal((await seats.assign(client, manager, line, telephones)).body().msg, seatMessages.assigned)
    assert.isEmpty(await db.from('organisation_events').where({ organisation_id: id, kind: 'bought' }))
  })

  test('an order stays its buyer’s when the organisation closes before paying', async ({ client, assert }) => {
    const { id, owner } = await organisation('TESTBUY5')
    const admin = await createUser(Role.Admin)
    const courseId = await shop.course()
    const bought = (await place(client, owner, courseId, { organisationId: id })).orderId
    await pay(client, owner, bought)
    const waiting = (await place(client, owner, courseId, { organisationId: id })).orderId
    await client.post(`/api/admin/organisations/${id}/closures`).as(admin).json({ reason: '单位已注销' })
    await pay(client, owner, waiting)
    assert.isFalse((await order(client, owner, waiting)).organisation.received)
    const line = await lineOf(bought)
    assert.equal((await seats.assign(client, owner, line, telephones)).body().msg, seatMessages.assigned)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a removed buyer reads and assigns no seats of the organisation', async ({ client, assert }) => {
    const { id, owner, manager } = await organisation('TESTBUY4')
    const { orderId: orderNo } = await place(client, manager, await shop.course(), { organisationId: id })
    await pay(client, manager, orderNo)
    const line = await lineOf(orderNo)
    await seats.assign(client, owner, line, telephones)
    await remove({ organisationId: id, userId: manager.user.id })
    const statuses = [
      (await seats.list(client, manager, line)).status(),
      (await seats.assign(client, manager, line, ['13911110003'])).status(),
      (await seats.move(client, manager, line, 1, '13911110004')).status(),
    ]
    assert.deepEqual(statuses, [404, 404, 404])
    const own = (await client.get('/api/user/training-centre').as(manager)).body()
    assert.deepEqual([own.total, own.lines], [0, []])
    assert.equal((await order(client, manager, orderNo)).orderStatus, 2)
  })

  test('an order paid while its buyer is removed has one owner', async ({ client, assert }) => {
    for (let round = 0; round < 6; round++) {
      const { id, owner, manager } = await organisation(`TESTRACE${round}`)
      const { orderId: orderNo } = await place(client, manager, await shop.course(), { organisationId: id })
      const merchantNo = await shop.shown(client, manager, orderNo)
      await (await shop.wallet()).pay(merchantNo, 'lose')
      const { id: memberId } = await db
        .from('organisation_members')
        .where({ organisation_id: id, user_id: manager.user.id })
        .firstOrFail()
      const [removed] = await Promise.all([
        client.delete(`/api/user/organisations/${id}/members/${memberId}`).as(owner),
        client.get(`/api/orders/${orderNo}`).as(manager),
      ])
      assert.equal(removed.status(), 200)
      await shop.paid(orderNo)
      const line = await lineOf(orderNo)
      const { received } = (await order(client, manager, orderNo)).organisation
      const ofOwner = (await seats.lines(client, owner, line)).status()
      const ofBuyer = (await seats.lines(client, manager, line)).status()
      assert.deepEqual([ofOwner, ofBuyer], received ? [200, 404] : [404, 200])
    }
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a manager who is removed while assigning assigns all or nothing', async ({ client, assert }) => {
    for (let round = 0; round < 6; round++) {
      const { id, owner, manager } = await organisation(`TESTSEAT${round}`)
      const { orderId: orderNo } = await place(client, owner, await shop.course(), { organisationId: id })
      await pay(client, owner, orderNo)
      const line = await lineOf(orderNo)
      const { id: memberId } = await db
        .from('organisation_members')
        .where({ organisation_id: id, user_id: manager.user.id })
        .firstOrFail()
      const [assigned] = await Promise.all([
        seats.assign(client, manager, line, telephones),
        client.delete(`/api/user/organisations/${id}/members/${memberId}`).as(owner),
      ])
      const kinds = (await db.from('organisation_events').where('organisation_id', id).orderBy('id')).map(
        ({ kind }) => kind
      )
      const count = (await seats.seatsOf(line)).length
      if (assigned.status() === 200) {
        assert.equal(count, 2)
        assert.isBelow(kinds.indexOf('assigned'), kinds.indexOf('removed'))
      } else {
        assert.equal(count, 0)
        assert.notInclude(kinds, 'assigned')
      }
    }
  })
})
