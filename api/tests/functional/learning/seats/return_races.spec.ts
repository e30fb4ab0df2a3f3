import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import { beat, open } from '#tests/functional/learning/playback_client'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { repeatCount } from '#tests/repeat'

const rounds = repeatCount(8, 40)

test.group('Races of seats taken back', (group) => {
  group.tap((test) => test.tags(['@engine']))
  seats.emptyCentre(group)
  group.each.teardown(() => setClock(null))

  test('a seat taken back and a concurrent first minute exclude each other', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre({ copies: rounds })
    const outcomes = { returned: 0, studied: 0 }

    for (let round = 0; round < rounds; round++) {
      const learner = await createUser()
      await seats.assign(client, centre, centre, learner.user.telephone!)
      const { seat_no: seatNo } = await seats.seatsOf(centre).where('user_id', learner.user.id).firstOrFail()
      const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })
      const { courseId, videoId } = centre
      clock.advance(60)
      const [counted, answer] = await Promise.all([
        beat(client, learner.token, { courseId, videoId, coursePlayId, totalPlayTime: 60 }),
        seats.takeBack(client, centre, centre, seatNo),
      ])

      const seat = await seats.seatsOf(centre).where('user_id', learner.user.id).first()
      const session = await db.from('play_sessions').where('user_id', learner.user.id).first()
      if (answer.body().code === '200') {
        outcomes.returned++
        assert.isNull(seat)
        assert.isFalse(counted.counting && session.credited_seconds >= 60)
      } else {
        outcomes.studied++
        assert.equal(answer.body().msg, '该学员已经开始学习，名额不能再转移或收回')
        assert.isNotNull(seat.first_studied_at)
      }
    }
    assert.equal(outcomes.returned + outcomes.studied, rounds)
  })

  test('a seat is taken back once of two concurrent calls', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.assign(client, centre, centre, seats.telephones(2))

    const answers = await Promise.all([1, 1, 2, 2].map((seatNo) => seats.takeBack(client, centre, centre, seatNo)))

    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 200, 404, 404])
    assert.isEmpty(await seats.seatsOf(centre))
    assert.lengthOf(await db.from('seat_moves'), 2)
  })

  test('a concurrent transfer or assignment leaves one owner', async ({ client, assert }) => {
    for (let round = 0; round < rounds; round++) {
      const centre = await seats.centre({ copies: 1 })
      const [wang, li, zhao] = seats.telephones(3, round * 10)
      await seats.assign(client, centre, centre, wang)
      const answers = await Promise.all([
        seats.takeBack(client, centre, centre, 1),
        seats.move(client, centre, centre, 1, li),
        seats.assign(client, centre, centre, zhao),
      ])
      assert.isEmpty(answers.filter((answer) => answer.status() >= 500))
      assert.isAtMost((await seats.seatsOf(centre)).length, 1)
    }
  })
})
