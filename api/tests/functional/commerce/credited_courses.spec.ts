import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { createChapter } from '#tests/factories/learning'
import { upload } from '#tests/functional/certificates/learners_with_hours'
import * as hours from '#tests/functional/commerce/refunds/hour_buyers'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** A learner who finished every chapter of a course. */
async function creditedBuyer(client: ApiClient) {
  const buyer = await hours.hourBuyer(client)
  const chapters = await db.from('hour_entries').whereNotNull('chapter_id').select('chapter_id', 'available_seconds')
  for (const { chapter_id: id, available_seconds: seconds } of chapters) await finish(buyer, id, seconds)
  return buyer
}

const finish = async ({ userId, courseId, courseEduLogId }: hours.Account, chapterId: number, seconds: number) =>
  db
    .table('study_logs')
    .insert({
      user_id: userId,
      course_id: courseId,
      chapter_id: chapterId,
      course_edu_log_id: courseEduLogId,
      study_seconds: seconds,
      created_at: toStored(now()),
    })

const owned = async (client: ApiClient, buyer: hours.HourBuyer) =>
  (await client.get('/api/user/owned-courses').as(buyer)).body()

test.group('Courses whose minutes the buyer has earned', (group) => {
  group.tap((test) => test.tags(['@engine']))
  hours.emptyHours(group)

  test('a credited course is sold again only when it is named', async ({ client, assert }) => {
    const buyer = await creditedBuyer(client)
    await upload(client, buyer)
    await db.from('user_courses').update({ expires_on: '2020-01-01' })
    const exclusiveCode = await shop.code()
    const products = shop.one(buyer.courseId)

    const price = await client.post('/api/user/orders/fresh-price').as(buyer).json({ products, exclusiveCode })
    assert.containSubset(price.body().items, [{ owned: [], credited: [{ courseId: buyer.courseId }], renewable: true }])
    assert.containSubset(await owned(client, buyer), { courses: [], credited: [buyer.courseId] })

    const refusal = (await shop.buy(client, buyer.learner, products, { exclusiveCode })).body()
    assert.include(refusal, { code: 'already-credited', msg: messages.creditedOnce })
    assert.containSubset(refusal.owned, [{ courseId: buyer.courseId, credited: [{ courseId: buyer.courseId }] }])

    const renew = [buyer.courseId]
    assert.equal((await shop.buy(client, buyer.learner, products, { exclusiveCode, renew })).body().code, '200')
  })

  test('a bundle names the course that earns nothing', async ({ client, assert }) => {
    const buyer = await creditedBuyer(client)
    const bundle = await hours.bundleOf(buyer.courseId, await hours.educationCourse())

    const answer = await shop.buy(client, buyer.learner, shop.one(bundle), { exclusiveCode: await shop.code() })

    assert.equal(answer.body().code, 'already-credited')
    assert.match(answer.body().msg, /^《.+》已学完并取得学时，再次购买只能复习，不再产生学时$/)
  })

  test('seats for others are sold without the question', async ({ client, assert }) => {
    const buyer = await creditedBuyer(client)
    const more = { exclusiveCode: await shop.code(), orderType: 'package' }
    const answer = await shop.buy(client, buyer.learner, [{ courseId: buyer.courseId, courseCount: 2 }], more)
    assert.equal(answer.body().code, '200')
  })

  test('a course earns again after a refund or a new chapter', async ({ client, assert }) => {
    const buyer = await creditedBuyer(client)
    const credited = async () => (await owned(client, buyer)).credited
    assert.deepEqual(await credited(), [buyer.courseId])

    await hours.refundOf(client, buyer)
    assert.deepEqual(await credited(), [])
    await hours.buyCourses(client, buyer.learner, [buyer.courseId])
    assert.deepEqual(await credited(), [buyer.courseId])

    await hours.book(buyer, { held: 600 })
    assert.deepEqual(await credited(), [])
    await hours.book(buyer, { held: -600 })

    const { chapterId } = await createChapter(buyer.courseId)
    assert.deepEqual(await credited(), [])
    await finish(buyer, chapterId, 600)
    await hours.book(buyer, { available: 600, chapterId })
    assert.deepEqual(await credited(), [buyer.courseId])
  })
})
