import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement, frozenClock } from '#tests/factories/learning'
import { beat, open } from '#tests/functional/learning/playback_client'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { messageKindsOf } from '#tests/message_kinds'

const [wang, li, zhao] = seats.telephones(3)

test.group('Transfers of seats', (group) => {
  seats.emptyCentre(group)
  group.each.teardown(() => setClock(null))

  test('a transfer gives the course to another user', async ({ client, assert }) => {
    const centre = await seats.centre()
    const [first, second] = [await createUser(), await createUser()]
    await seats.assign(client, centre, centre, `王小明 ${first.user.telephone}`)

    const moved = await seats.move(client, centre, centre, 1, second.user.telephone!)

    assert.include(moved.body(), { code: '200', msg: '名额已转移' })
    assert.equal(await bought(client, first, centre), 'not-bought')
    assert.equal(await bought(client, second, centre), 'assignment')
    const [row] = await seats.seatsOf(centre)
    assert.include(row, { seat_no: 1, telephone: second.user.telephone, user_id: second.user.id })
    assert.isNull(row.listed_name)
    assert.deepEqual(await messageKindsOf(first.user.id), ['courseAssigned'])
    assert.deepEqual(await messageKindsOf(second.user.id), ['courseAssigned'])
    const [stored] = await db.from('seat_moves')
    assert.include(stored, {
      order_item_id: centre.itemId,
      seat_no: 1,
      from_telephone: first.user.telephone,
      to_telephone: second.user.telephone,
      moved_by: centre.user.id,
    })
  })

  test('a transfer includes all courses of a bundle', async ({ client, assert }) => {
    const part = await course()
    const bundle = await course({ tags: ['Package'], models: [part] })
    const centre = await seats.centre({ courseId: bundle })
    await seats.assign(client, centre, centre, wang)

    await seats.move(client, centre, centre, 1, li)

    const rows = await seats.seatsOf(centre)
    assert.deepEqual(
      rows.map((row) => [row.course_id, row.telephone]),
      // Granted in lock order (learning/entitlements/lock_sequence.ts).
      [
        [part, li],
        [bundle, li],
      ]
    )
  })

  test('a minute of study over several sessions makes a seat final', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre()
    const learner = await createUser()
    await seats.assign(client, centre, centre, learner.user.telephone!)
    const watch = async (seconds: number) => {
      const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })
      clock.advance(seconds)
      const { courseId, videoId } = centre
      await beat(client, learner.token, { courseId, videoId, coursePlayId, totalPlayTime: seconds })
      clock.advance(30)
    }
    const studied = async () => (await seats.seatsOf(centre).first()).first_studied_at

    await watch(40)
    assert.isNull(await studied())
    await watch(20)

    assert.equal(await studied(), '2026-05-04 02:01:30')
    const refused = (await seats.move(client, centre, centre, 1, li)).body()
    assert.include(refused, { code: 'error', msg: '该学员已经开始学习，名额不能再转移或收回' })
    assert.equal(await bought(client, learner, centre), 'assignment')
  })

  test('a finished chapter under a minute makes a seat final', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre({ seconds: 20 })
    const learner = await createUser()
    await seats.assign(client, centre, centre, learner.user.telephone!)
    const { courseId, videoId } = centre
    const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })

    clock.advance(20)
    const watched = { totalPlayTime: 20, segments: [[0, 20]] }
    await beat(client, learner.token, { courseId, videoId, coursePlayId, ...watched })

    const refused = (await seats.move(client, centre, centre, 1, li)).body()
    assert.equal(refused.msg, '该学员已经开始学习，名额不能再转移或收回')
    assert.equal(
      await db
        .from('study_logs')
        .first()
        .then((log) => log.user_id),
      learner.user.id
    )
  })

  test('a transfer before that minute ends the former entitlement', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre()
    const learner = await createUser()
    await seats.assign(client, centre, centre, learner.user.telephone!)
    const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })
    const report = { courseId: centre.courseId, videoId: centre.videoId, coursePlayId }
    clock.advance(30)
    await beat(client, learner.token, { ...report, totalPlayTime: 30 })

    await seats.move(client, centre, centre, 1, li)
    clock.advance(40)
    const result = await beat(client, learner.token, { ...report, totalPlayTime: 70 })

    assert.include(result, { counting: false, reason: 'not-bought' })
    const [row] = await seats.seatsOf(centre)
    assert.include(row, { telephone: li, user_id: null, first_studied_at: null })
  })

  test('duplicate or invalid numbers and expired seats cannot be transferred', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.assign(client, centre, centre, [wang, li])
    const result = async (seatNo: number, telephone: string) => {
      const { msg, errors } = (await seats.move(client, centre, centre, seatNo, telephone)).body()
      return [msg, errors?.[0].field]
    }

    assert.deepEqual(await result(1, li), ['该手机号之前已经分配', 'telephone'])
    assert.deepEqual(await result(1, wang), ['该手机号之前已经分配', 'telephone'])
    assert.deepEqual(await result(1, '1370000000'), ['长度在11个字符', 'telephone'])
    const free = await seats.move(client, centre, centre, 3, zhao)
    free.assertStatus(404)

    await db
      .from('user_courses')
      .where({ order_item_id: centre.itemId, seat_no: 1 })
      .update({ user_course_status: 'expired' })
    await db
      .from('user_courses')
      .where({ order_item_id: centre.itemId, seat_no: 2 })
      .update({ expires_on: '2020-01-01' })
    assert.deepEqual(await result(1, zhao), ['该名额已失效，不能转移或收回', undefined])
    assert.deepEqual(await result(2, zhao), ['该名额已失效，不能转移或收回', undefined])
  })

  test('a transfer revokes the redeem code of the seat', async ({ client, assert }) => {
    const centre = await seats.centre()
    const learner = await createUser()
    await seats.assign(client, centre, centre, wang)
    const [{ id }] = await seats.seatsOf(centre)
    await db
      .table('live_codes')
      .insert({ code: 'ABCDEFGH23', course_id: centre.courseId, user_course_id: id, created_at: toStored(now()) })

    await seats.move(client, centre, centre, 1, li)
    const used = await client.get(`/api/user/courses/${centre.courseId}/valid-live-code/ABCDEFGH23`).as(learner)

    assert.equal(used.body().msg, '直播码无效')
    assert.isNull((await seats.seatsOf(centre).first()).user_id)
  })

  test('transfers of a seat are limited to five a day', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 1 })
    const numbers = seats.telephones(7)
    await seats.assign(client, centre, centre, numbers[0])

    const answers = []
    for (const number of numbers.slice(1)) {
      answers.push((await seats.move(client, centre, centre, 1, number)).body().msg)
    }
    const [{ telephone }] = await seats.seatsOf(centre)
    await db.from('seat_moves').update({ created_at: toStored(now().minus({ hours: 25 })) })
    const nextDay = (await seats.move(client, centre, centre, 1, numbers[6])).body().msg

    assert.deepEqual(answers.slice(0, 5), Array(5).fill('名额已转移'))
    assert.equal(answers[5], '今天转移和收回名额的次数过多，请明天再试')
    assert.equal(telephone, numbers[5])
    assert.equal(nextDay, '名额已转移')
  })

  test('a transfer by an admin is audited with masked numbers', async ({ client, assert }) => {
    const centre = await seats.centre()
    const admin = await createUser(Role.Admin)
    await seats.assign(client, centre, centre, wang)
    const [{ id }] = await seats.seatsOf(centre)
    const bySelf = await createEntitlement(admin.user.id, centre.courseId)
    const moveBy = (caller: CreatedUser, userCourseId: number) =>
      client.post(`/api/admin/user-courses/${userCourseId}/move`).as(caller).json({ telephone: li })

    const moved = await moveBy(admin, id)
    const notASeat = await moveBy(admin, bySelf)

    assert.equal(moved.body().msg, '名额已转移')
    notASeat.assertStatus(404)
    const entry = await db.from('audit_logs').where('action', 'seat.move').first()
    assert.equal(entry.object, `order:${centre.orderNo}`)
    assert.deepEqual(JSON.parse(entry.before), { seatNo: 1, telephone: '137****0000' })
    assert.deepEqual(JSON.parse(entry.after), { seatNo: 1, telephone: '137****0001' })
  })
})

async function bought(client: ApiClient, { token }: CreatedUser, { courseId }: seats.BulkOrder) {
  const answer = await client.get(`/api/user/courses/${courseId}/bought`).as(token)
  return answer.body().reason ?? answer.body().denial
}
