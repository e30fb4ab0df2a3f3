import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { countDeadlocks } from '#tests/count_deadlocks'
import { seeded, shuffled, repeatCount } from '#tests/repeat'
import { registryUploads, upload } from '#tests/functional/certificates/learners_with_hours'
import { takeBack } from '#tests/functional/learning/seats/training_centre'
import * as hours from '#tests/functional/commerce/refunds/hour_buyers'

const roundsUntil = Array.from({ length: repeatCount(8, 50) }, (_, at) => `hours ${at + 1}`)

/** Runs all within a few milliseconds, in an order that the seed decides. */
async function atOnce(work: (() => Promise<unknown>)[], seed: string): Promise<void> {
  const random = seeded(seed)
  await Promise.all(
    shuffled(work, random).map(async (one) => {
      await pause(random() * 12)
      await one()
    })
  )
}

test.group('Races of refunds and hours', (group) => {
  group.tap((test) => test.tags(['@engine']))
  hours.emptyHours(group)

  test('hours are either uploaded or refunded: {$self}')
    .with(roundsUntil)
    .run(async ({ client, assert }, seed) => {
      const buyer = await hours.hourBuyer(client)
      const answers = { refund: { code: '' }, upload: { code: '' } }
      const lost = await countDeadlocks(() =>
        atOnce(
          [
            async () => (answers.refund = await hours.refundOf(client, buyer)),
            async () => (answers.upload = await upload(client, buyer)),
          ],
          seed
        )
      )

      assert.equal(lost, 0)
      const isRefunded = answers.refund.code === '200'
      assert.include(
        isRefunded ? ['refunded'] : ['hours-uploading', 'hours-uploaded'],
        isRefunded ? answers.upload.code : answers.refund.code
      )
      assert.lengthOf(await registryUploads(), isRefunded ? 0 : 1)
      assert.deepEqual(await hours.minutesOf(buyer), isRefunded ? [0, 0, 0, 80] : [0, 0, 80, 0])
    })

  test('a new entitlement concurrent with a refund keeps the hours: {$self}')
    .with(roundsUntil)
    .run(async ({ client, assert }, seed) => {
      const buyer = await hours.hourBuyer(client)
      const centre = await hours.centreOf(client, buyer.courseId)
      await atOnce(
        [
          () => hours.refundOf(client, buyer),
          () => hours.assign(client, buyer),
          () => hours.assignSeat(client, centre, buyer.learner.user.telephone!),
          () => hours.buyCourses(client, buyer.learner, [buyer.courseId]),
        ],
        seed
      )

      const rights = await db
        .from('user_courses')
        .where({ user_id: buyer.userId, course_id: buyer.courseId })
        .whereNull('refunded_at')
      assert.isAtLeast(rights.length, 2)
      assert.deepEqual(await hours.minutesOf(buyer), [0, 80, 0, 0])
    })

  test('hours of a refund follow a seat taken back: {$self}')
    .with(roundsUntil)
    .run(async ({ client, assert }, seed) => {
      const buyer = await hours.hourBuyer(client)
      const centre = await hours.centreOf(client, buyer.courseId)
      await hours.assignSeat(client, centre, buyer.learner.user.telephone!)
      const order = { ...centre, itemId: centre.orderItemId, orderId: 0, courseId: buyer.courseId }
      await atOnce([() => hours.refundOf(client, buyer), () => takeBack(client, centre, order, 1)], seed)
      const [seat] = await db.from('user_courses').where('order_item_id', centre.orderItemId)
      assert.deepEqual(await hours.minutesOf(buyer), seat ? [0, 80, 0, 0] : [0, 0, 0, 80])
      if (seat) assert.isNotNull(seat.first_studied_at)
    })

  test('a refund concurrent with an assignment loses no hours: {$self}')
    .with(roundsUntil)
    .run(async ({ client, assert }, seed) => {
      const buyer = await hours.hourBuyer(client)
      await atOnce([() => hours.refundOf(client, buyer), () => hours.assign(client, buyer)], seed)
      const left = await db
        .from('user_courses')
        .where({ user_id: buyer.userId, course_id: buyer.courseId })
        .whereNull('refunded_at')
      const isLeft = left.length > 0
      assert.deepEqual(await hours.minutesOf(buyer), isLeft ? [0, 80, 0, 0] : [0, 0, 0, 80])
    })
})
