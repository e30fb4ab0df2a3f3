import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { countDeadlocks } from '#tests/count_deadlocks'
import { seeded, shuffled, times } from '#tests/repeat'
import { registryUploads, upload } from '#tests/functional/certificates/learners_with_hours'
import * as hours from '#tests/functional/commerce/refunds/hour_buyers'

const roundsUntil = Array.from({ length: times(8, 50) }, (_, at) => `hours ${at + 1}`)

/** In one moment, in an order that the seed says. */
async function atOnce(work: (() => Promise<unknown>)[], seed: string): Promise<void> {
  const random = seeded(seed)
  await Promise.all(
    shuffled(work, random).map(async (one) => {
      await pause(random() * 12)
      await one()
    })
  )
}

test.group('Refunds and hours at once', (group) => {
  group.tap((test) => test.tags(['@engine']))
  hours.emptyHours(group)

  test('hours are uploaded or refunded, never both: {$self}')
    .with(roundsUntil)
    .run(async ({ client, assert }, seed) => {
      const buyer = await hours.hourBuyer(client)
      const answers: Record<string, any> = {}
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

  test('new rights beside a refund leave the hours: {$self}')
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

  test('a refund beside a new right loses no hours: {$self}')
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
