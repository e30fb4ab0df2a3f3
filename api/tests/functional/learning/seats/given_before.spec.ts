import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement } from '#tests/factories/learning'
import * as seats from '#tests/functional/learning/seats/training_centre'

const [wang, li, zhao] = seats.telephones(3)

async function preview(client: ApiClient, caller: CreatedUser, order: seats.BulkOrder, telephones: string | string[]) {
  const answer = await client
    .post(`${seats.line(order)}/seat-previews`)
    .as(caller)
    .json({ telephones })
  return answer
}

test.group('Previously assigned seats', (group) => {
  seats.emptyCentre(group)

  test('the preview lists numbers with a seat of this buyer', async ({ client, assert }) => {
    const centre = await seats.centre()
    const other = await seats.bulkOrder(centre, { courseId: centre.courseId })
    await seats.assign(client, centre, other, [wang, li])
    await seats.assign(client, centre, centre, [li])

    const answer = await preview(client, centre, centre, `${wang}，${li}\n张工 ${zhao}`)

    const listed = answer
      .body()
      .given.map((one: { telephone: string; orderId: string; here: boolean }) => [one.telephone, one.orderId, one.here])
    assert.sameDeepMembers(listed, [
      [wang, other.orderNo, false],
      [li, centre.orderNo, true],
    ])
    assert.lengthOf(await seats.seatsOf(centre), 1)
  })

  test('the preview of a bundle checks each of its courses', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.assign(client, centre, centre, [wang])
    const bundle = await course({ tags: ['Package'], models: [centre.courseId] })
    const both = await seats.bulkOrder(centre, { courseId: bundle })

    const answer = await preview(client, centre, both, [wang, li])

    const telephones = answer.body().given.map((one: { telephone: string }) => one.telephone)
    assert.deepEqual(telephones, [wang])
  })

  test('entitlements from elsewhere are not disclosed', async ({ client, assert }) => {
    const centre = await seats.centre()
    const owner = await createUser()
    await createEntitlement(owner.user.id, centre.courseId)
    const anotherUser = await seats.centre({ courseId: centre.courseId })
    await seats.assign(client, anotherUser, anotherUser, [wang])

    const answer = await preview(client, centre, centre, [owner.user.telephone!, wang, li])

    assert.deepEqual(answer.body().given, [])
    const taken = await seats.assign(client, centre, centre, [owner.user.telephone!])
    assert.equal(taken.body().results[0].result, 'assigned')
    assert.equal(taken.body().seats.free, 19)
  })

  test('expired seats and other courses are left out', async ({ client, assert }) => {
    const centre = await seats.centre()
    const other = await seats.bulkOrder(centre, {})
    await seats.assign(client, centre, other, [wang])
    const earlier = await seats.bulkOrder(centre, { courseId: centre.courseId })
    await seats.assign(client, centre, earlier, [li])
    await db.from('user_courses').where('order_item_id', earlier.itemId).update({ expires_on: '2020-01-01' })

    const answer = await preview(client, centre, centre, [wang, li])

    assert.deepEqual(answer.body().given, [])
  })

  test('a preview of another buyer’s order gets 404', async ({ client }) => {
    const centre = await seats.centre()
    const anotherUser = await createUser()
    const answer = await preview(client, anotherUser, centre, [wang])
    answer.assertStatus(404)
  })
})
