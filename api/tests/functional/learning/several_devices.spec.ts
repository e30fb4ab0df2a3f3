import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { frozenClock } from '#tests/factories/learning'
import { playbackClient, open, beat, counted } from './playback_client.js'

test.group('Several devices at once', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('one of ten concurrent players earns time', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer

    const players = await Promise.all(Array.from({ length: 10 }, () => open(client, viewer.token, viewer)))

    const active = await db.from('play_sessions').where('state', 'active')
    assert.lengthOf(active, 1)
    clock.advance(60)
    const answers = await Promise.all(
      players.map((coursePlayId) => beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime: 60 }))
    )
    assert.lengthOf(
      answers.filter(({ counting }) => counting),
      1
    )
    assert.equal(await counted(viewer.user.id), 60)
  })

  test('ten concurrent copies of a heartbeat count once', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient()
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    clock.advance(60)

    const report = { courseId, videoId, coursePlayId, totalPlayTime: 60, seq: 1 }
    await Promise.all(Array.from({ length: 10 }, () => beat(client, viewer.token, report)))

    assert.equal(await counted(viewer.user.id), 60)
    assert.lengthOf(await db.from('play_beats'), 1)
  })

  test('twenty learners who start together earn their minute', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewers: Awaited<ReturnType<typeof playbackClient>>[] = []
    for (let made = 0; made < 20; made++) viewers.push(await playbackClient({ seconds: 60 }))
    const players = await Promise.all(viewers.map((viewer) => open(client, viewer.token, viewer)))

    clock.advance(60)
    const answers = await Promise.all(
      viewers.map(({ token, courseId, videoId }, at) =>
        beat(client, token, { courseId, videoId, coursePlayId: players[at], totalPlayTime: 60, segments: [[0, 60]] })
      )
    )

    for (const answer of answers) assert.include(answer, { totalPlayTime: 60, completed: true })
    assert.lengthOf(await db.from('study_logs'), 20)
  })
})
