import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, setClock, toStored } from '#core/time'
import { frozenClock } from '#tests/factories/learning'
import { statementsOf } from '#tests/statements'
import { policeCourse } from './presence/presence_client.js'
import { beat, playbackClient, open } from './playback_client.js'

test.group('SQL statements of a heartbeat', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  const policies = {
    'without a presence policy': null,
    'with a presence policy': { promptFromMinutes: 5, promptToMinutes: 5 },
  }
  test('a heartbeat {$self} needs eight SQL statements')
    .with(Object.keys(policies))
    .run(async ({ client, assert }, name) => {
      const clock = frozenClock()
      const viewer = await playbackClient({ seconds: 600 })
      const rules = policies[name as keyof typeof policies]
      if (rules) await policeCourse(viewer.courseId, rules)
      await db.from('user_courses').update({ first_studied_at: toStored(now()) })
      const { courseId, videoId } = viewer
      const coursePlayId = await open(client, viewer.token, viewer)
      for (const totalPlayTime of [10, 20, 30]) {
        clock.advance(10)
        const report = { courseId, videoId, coursePlayId, totalPlayTime, position: totalPlayTime }
        const sent = await statementsOf(async () => {
          assert.include(await beat(client, viewer.token, report), { totalPlayTime, counting: true })
        })
        const kinds = sent.map((sql) => sql.split(' ', 1)[0].replace(';', '').toLowerCase())
        assert.deepEqual(kinds, ['select', 'begin', 'select', 'select', 'update', 'insert', 'update', 'commit'])
      }
    })
})
