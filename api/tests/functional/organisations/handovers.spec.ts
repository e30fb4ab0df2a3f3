import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { centreMessages } from '#commerce/training_centre/terms'
import { organisationMessages as messages } from '#organisations/terms'
import { createUser } from '#tests/factories/accounts'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import { give, show } from '#tests/functional/commerce/training_centre/centre_calls'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { brokenInvariants } from '#tests/invariants'

test.group('Orders and owners of organisations', (group) => {
  group.tap((test) => test.tags(['@engine']))
  seats.emptyCentre(group)

  test('a buyer hands an order over once to an organisation', async ({ client, assert }) => {
    const [centre, viewer, stranger] = [await seats.centre(), await createUser(), await createUser()]
    await give(centre, [{ telephone: '13911112222', daysAgo: 20 }])
    const id = await organisationOf(centre.user, { code: 'TESTHANDOVER000001' })
    await memberOf(id, viewer.user, { role: 'viewer' })
    const before = (await show(client, centre)).body()
    const handOver = () =>
      client.post(`/api/user/organisations/${id}/handovers`).as(centre).json({ orderId: centre.orderNo })
    const answers = await Promise.all([handOver(), handOver(), handOver()])
    const { handedOver, alreadyHandedOver } = centreMessages
    const expected = [handedOver, alreadyHandedOver, alreadyHandedOver]
    assert.sameMembers(
      answers.map((answer) => answer.body().msg),
      expected
    )
    const shared = (await show(client, viewer, { organisationId: id })).body()
    assert.deepEqual([shared.figures, shared.people], [before.figures, before.people])
    assert.equal((await show(client, centre)).body().total, 0)
    assert.equal((await show(client, stranger, { organisationId: id })).status(), 404)
    assert.equal((await show(client, viewer)).body().total, 0)
    // The orders of this test have no payments.
    const broken = await brokenInvariants(db.connection())
    assert.isEmpty(broken.filter((line) => line.includes('organisation')))
  })

  test('an order of somebody else is not found', async ({ client, assert }) => {
    const [centre, owner] = [await seats.centre(), await createUser()]
    const id = await organisationOf(owner.user, { code: 'TESTHANDOVER000002' })
    const path = `/api/user/organisations/${id}/handovers`
    assert.equal((await client.post(path).as(owner).json({ orderId: centre.orderNo })).status(), 404)
  })

  test('an organisation keeps one of two owners who leave at once', async ({ client, assert }) => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await createUser(), await createUser()]
      const id = await organisationOf(one.user, { code: `TESTOWNERS${round}`.padEnd(18, '0') })
      await memberOf(id, other.user, { role: 'owner' })
      const leave = async (person: typeof one) => {
        const row = await db
          .from('organisation_members')
          .where({ organisation_id: id, user_id: person.user.id })
          .first()
        return (await client.delete(`/api/user/memberships/${row.id}`).as(person)).body().msg
      }
      const answers = await Promise.all([leave(one), leave(other)])
      assert.deepEqual(answers.sort(), [messages.left, messages.lastOwner].sort())
    }
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('an invitation is accepted once by concurrent calls', async ({ client, assert }) => {
    const [owner, person] = [await createUser(), await createUser()]
    const id = await organisationOf(owner.user, { code: 'TESTACCEPTANCE0001' })
    const memberId = await memberOf(id, person.user, { isInvited: true, invitedBy: owner.user.id })
    const accept = () =>
      client
        .post(`/api/user/memberships/${memberId}/acceptances`)
        .as(person)
        .json({ shares: false, kinds: [], version: '1' })
    const answers = await Promise.all([accept(), accept(), accept()])
    assert.lengthOf(
      answers.filter((answer) => answer.body().code === '200'),
      1
    )
    assert.lengthOf(await db.from('organisation_events').where({ organisation_id: id, kind: 'joined' }), 1)
  })
})
