import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { now, setClock, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import { beat, open } from '#tests/functional/learning/playback_client'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { repeatCount } from '#tests/repeat'
import { countDeadlocks } from '#tests/count_deadlocks'

const [wang, li, zhao] = seats.telephones(3)

test.group('Races of transfers', (group) => {
  group.tap((test) => test.tags(['@engine']))
  seats.emptyCentre(group)
  group.each.teardown(() => setClock(null))

  test('a transfer and a concurrent first minute exclude each other', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre({ copies: 20 })
    const won = { move: 0, minute: 0 }

    for (let round = 1; round <= 8; round++) {
      const learner = await createUser()
      await seats.assign(client, centre, centre, learner.user.telephone!)
      const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })
      const { courseId, videoId } = centre
      clock.advance(60)
      const [counted, moved] = await Promise.all([
        beat(client, learner.token, { courseId, videoId, coursePlayId, totalPlayTime: 60 }),
        seats.move(client, centre, centre, round, seats.telephones(1, 100 + round)[0]),
      ])

      const seat = await seats.seatsOf(centre).where('seat_no', round).first()
      const session = await db.from('play_sessions').where('user_id', learner.user.id).first()
      if (moved.body().code === '200') {
        won.move++
        assert.include(seat, { user_id: null, first_studied_at: null })
        assert.equal(counted.counting && session.credited_seconds >= 60, false)
      } else {
        won.minute++
        assert.equal(moved.body().msg, '该学员已经开始学习，名额不能再转移或收回')
        assert.equal(seat.user_id, learner.user.id)
        assert.isNotNull(seat.first_studied_at)
      }
    }
    assert.equal(won.move + won.minute, 8)
  })

  test('codes used during transfers cause no deadlock', async ({ client, assert }) => {
    const codeUsers: CreatedUser[] = []
    while (codeUsers.length < 8) codeUsers.push(await createUser())
    for (let round = 0; round < repeatCount(2, 20); round++) {
      const centre = await seats.centre()
      const had = seats.telephones(8, round * 100)
      await seats.assign(client, centre, centre, had)
      const rows = await seats.seatsOf(centre)
      const codes = rows.map(({ id }) => ({
        code: `MOVE${String(id).padStart(6, '2')}`,
        course_id: centre.courseId,
        user_course_id: id,
        created_at: toStored(now()),
      }))
      await db.table('live_codes').multiInsert(codes)

      const lost = await countDeadlocks(async () => {
        const codesUsed = codeUsers.map(async ({ token }, at) => {
          const path = `/api/user/courses/${centre.courseId}/valid-live-code/${codes[at].code}`
          return (await client.get(path).as(token)).status()
        })
        const moved = rows.map(async ({ seat_no: seatNo }, at) => {
          const to = seats.telephones(1, round * 100 + 50 + at)[0]
          return (await seats.move(client, centre, centre, seatNo, to)).status()
        })
        assert.deepEqual(new Set(await Promise.all([...codesUsed, ...moved])), new Set([200]))
      })

      assert.equal(lost, 0)
      const after = await seats.seatsOf(centre)
      assert.lengthOf(after, 8)
      for (const row of after) {
        assert.notInclude(had, row.telephone)
        assert.isNull(row.user_id)
      }
      assert.lengthOf(await db.from('live_codes').whereNull('revoked_at'), 0)
    }
  })

  test('two concurrent transfers of a seat leave one owner', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.assign(client, centre, centre, wang)

    const answers = await Promise.all(
      [li, zhao].map(async (to) => (await seats.move(client, centre, centre, 1, to)).body())
    )

    assert.deepEqual(
      answers.map(({ code }) => code),
      ['200', '200']
    )
    const rows = await seats.seatsOf(centre)
    assert.lengthOf(rows, 1)
    const moves = await db.from('seat_moves').orderBy('id')
    assert.equal(moves[0].from_telephone, wang)
    assert.equal(moves[1].from_telephone, moves[0].to_telephone)
    assert.equal(rows[0].telephone, moves[1].to_telephone)
  })
})
