import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { frozenClock } from '#tests/factories/learning'
import { beat, open } from '#tests/functional/learning/playback_client'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { messageKindsOf } from '#tests/message_kinds'

const [wang, li, zhao] = seats.telephones(3)

test.group('Seats taken back', (group) => {
  seats.emptyCentre(group)
  group.each.setup(() => void db.from('webhook_events').delete())
  group.each.teardown(() => setClock(null))

  test('a seat taken back is free, its learner loses the course', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 2 })
    const learner = await createUser()
    const [first, second] = [`王小明 ${learner.user.telephone}`, wang]
    await seats.assign(client, centre, centre, [first, second])

    const returned = await seats.takeBack(client, centre, centre, 1)

    assert.include(returned.body(), { code: '200', msg: '名额已收回' })
    const bought = (await client.get(`/api/user/courses/${centre.courseId}/bought`).as(learner)).body()
    assert.equal(bought.reason ?? bought.denial, 'not-bought')
    assert.deepEqual(await messageKindsOf(learner.user.id), ['courseAssigned'])
    const { assignedUsers, seats: count } = (await seats.list(client, centre, centre)).body()
    assert.deepEqual(
      assignedUsers.map(({ seatNo }: { seatNo: number }) => seatNo),
      [2]
    )
    assert.deepEqual(count, { bought: 2, assigned: 1, free: 1, waiting: 1 })
    const [stored] = await db.from('seat_moves')
    assert.include(stored, {
      order_item_id: centre.itemId,
      seat_no: 1,
      from_telephone: learner.user.telephone,
      to_telephone: null,
      moved_by: centre.user.id,
    })
    await seats.assign(client, centre, centre, [li])
    assert.deepEqual(
      (await seats.seatsOf(centre)).map((row) => [row.seat_no, row.telephone]),
      [
        [2, wang],
        [1, li],
      ]
    )
  })

  test('a pending seat of a bundle is taken back with all courses', async ({ client, assert }) => {
    const bundle = await course({ tags: ['Package'], models: [await course()] })
    const centre = await seats.centre({ courseId: bundle })
    await seats.assign(client, centre, centre, wang)
    const [{ id }] = await seats.seatsOf(centre)
    await db
      .table('live_codes')
      .insert({ code: 'ABCDEFGH24', course_id: bundle, user_course_id: id, created_at: toStored(now()) })

    await seats.takeBack(client, centre, centre, 1)

    assert.isEmpty(await seats.seatsOf(centre))
    assert.isNotNull((await db.from('live_codes').where('code', 'ABCDEFGH24').first()).revoked_at)
    const again = await seats.takeBack(client, centre, centre, 1)
    again.assertStatus(404)
  })

  test('a studied or ended seat is not taken back', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre()
    const learner = await createUser()
    await seats.assign(client, centre, centre, [learner.user.telephone!, wang])
    const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })
    const { courseId, videoId } = centre
    clock.advance(60)
    await beat(client, learner.token, { courseId, videoId, coursePlayId, totalPlayTime: 60 })
    await db.from('user_courses').where('seat_no', 2).update({ user_course_status: 'expired' })
    const messageOf = async (seatNo: number) => (await seats.takeBack(client, centre, centre, seatNo)).body().msg

    assert.equal(await messageOf(1), '该学员已经开始学习，名额不能再转移或收回')
    assert.equal(await messageOf(2), '该名额已失效，不能转移或收回')
    assert.lengthOf(await seats.seatsOf(centre), 2)
  })

  test('seats taken back count as transfers of the day', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 1 })
    const answers = []
    for (let turn = 0; turn < 6; turn++) {
      await seats.assign(client, centre, centre, wang)
      answers.push((await seats.takeBack(client, centre, centre, 1)).body().msg)
    }
    assert.deepEqual(answers, [...Array(5).fill('名额已收回'), '今天转移和收回名额的次数过多，请明天再试'])
    assert.equal((await seats.move(client, centre, centre, 1, li)).body().msg, answers[5])
  })

  test('a key takes back a seat once, partners receive seat.returned', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 3 })
    const { key } = await keyOf(centre)
    await seats.assign(client, centre, centre, [wang, li])
    const path = `/orders/${centre.orderNo}/lines/${centre.itemId}/seats/1`
    const destroy = (idempotencyKey: string) =>
      callWith(client, key, path, 'DELETE').header('idempotency-key', idempotencyKey)

    const answer = { seatNo: 1, seats: { bought: 3, assigned: 1, free: 2, waiting: 1 } }
    assert.deepEqual((await destroy('a')).body(), answer)
    await seats.assign(client, centre, centre, [zhao])
    assert.deepEqual((await destroy('a')).body(), answer)
    assert.lengthOf(await seats.seatsOf(centre), 2)
    await db.from('user_courses').where('seat_no', 1).update({ first_studied_at: '2026-11-01 08:00:00' })
    assert.equal((await destroy('b')).body().code, 'seat-studied')

    const admin = await createUser(Role.Admin)
    const [{ id }] = await seats.seatsOf(centre).where('seat_no', 2)
    await client.delete(`/api/admin/user-courses/${id}`).as(admin)
    const events = await db.from('webhook_events').where('event_type', 'seat.returned').orderBy('id')
    assert.deepEqual(
      events.map(({ subject, payload }) => [subject, JSON.parse(payload).telephone]),
      [
        [`seat:${centre.itemId}-1`, '137****0000'],
        [`seat:${centre.itemId}-2`, '137****0001'],
      ]
    )
    assert.include(JSON.parse(events[0].payload), { orderId: centre.orderId, seatNo: 1, person: null })
  })
})
