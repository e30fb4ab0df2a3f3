import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { eduLog } from '#tests/factories/certificates'
import { frozenClock } from '#tests/factories/learning'
import { beat, open, playbackClient } from '../playback_client.js'

interface Played {
  segments: [number, number][]
  seconds: number
  rate?: number
}

/** A learner who has watched parts of a video of 5400 seconds. */
async function played(client: ApiClient, { segments, seconds, rate }: Played) {
  const clock = frozenClock()
  const viewer = await playbackClient({ seconds: 5400, creditSeconds: 5400 })
  await db.from('courses').where('id', viewer.courseId).update({ course_type: 5, price_fen: 10_000 })
  const coursePlayId = await open(client, viewer.token, viewer)
  const { courseId, videoId, token } = viewer
  const steps = Math.ceil(seconds / 60)
  const share = ([from, to]: [number, number], at: number): [number, number] => [
    from + ((to - from) * at) / steps,
    from + ((to - from) * (at + 1)) / steps,
  ]
  for (let at = 0; at < steps; at++) {
    clock.advance(60)
    const totalPlayTime = Math.min(seconds, (at + 1) * 60)
    const parts = segments.map((segment) => share(segment, at))
    await beat(client, token, { courseId, videoId, coursePlayId, totalPlayTime, rate, segments: parts })
  }
  return viewer
}

async function ended(client: ApiClient, { courseId, chapterId, token }: Awaited<ReturnType<typeof played>>) {
  const answer = await client
    .post(`/api/user/courses/study/${courseId}`)
    .json({ courseChapterId: chapterId })
    .header('Authorization', token)
  return answer.body()
}

test.group('Unfinished chapters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('double speed counts half, and says so', async ({ client, assert }) => {
    const viewer = await played(client, { segments: [[0, 5400]], seconds: 2700, rate: 2 })

    const answer = await ended(client, viewer)
    assert.equal(answer.msg, '未完成视频观看：已计 45 / 90 分钟 · 看完了，但计时只有一半（2倍速）')
    assert.deepInclude(answer.unfinished, {
      reason: 'uncounted',
      countedSeconds: 2700,
      videoSeconds: 5400,
      unseenParts: 0,
      fastestRate: 2,
      continueAt: 2700,
    })
  })

  test('the study record gives the same reason', async ({ client, assert }) => {
    const viewer = await played(client, { segments: [[0, 5400]], seconds: 2700, rate: 2 })
    const { courseEduLogId } = await eduLog(viewer.user.id, viewer.courseId)
    const read = async (path: string) =>
      (await client.get(`/api/user/${path}`).header('Authorization', viewer.token)).body()

    const record = await read(`study-logs/course-edu-log-id/${courseEduLogId}`)
    assert.include(record.unfinishedChapters[0], { playedPercent: 50, reason: 'uncounted', fastestRate: 2 })
    const chapter = await read(`study-logs/chapter-id/${viewer.chapterId}`)
    assert.isNull(chapter.studyLog)
    assert.include(chapter.unfinished, { reason: 'uncounted', fastestRate: 2 })
    const { courses } = await read('courses')
    assert.include(courses[0].hinderedChapters[0], { reason: 'uncounted', fastestRate: 2, countedSeconds: 2700 })
  })

  test('skipped parts are numbered, and the first one is named', async ({ client, assert }) => {
    const segments: [number, number][] = [
      [0, 1200],
      [2400, 3000],
    ]
    const answer = await ended(client, await played(client, { segments, seconds: 1800 }))
    assert.equal(answer.msg, '未完成视频观看：已计 30 / 90 分钟 · 有 2 段没有看过')
    assert.include(answer.unfinished, { reason: 'watching', unseenParts: 2, continueAt: 1200, fastestRate: null })
  })

  test('an opened video shows what was watched before', async ({ client, assert }) => {
    const viewer = await played(client, { segments: [[0, 600]], seconds: 600 })
    const { courseId, videoId, token } = viewer
    const answer = await client.get('/api/vod/play-urls').qs({ courseId, videoId }).header('Authorization', token)
    assert.deepEqual(answer.body().watched, { segments: [[0, 600]], countedSeconds: 600, videoSeconds: 5400 })
  })

  test('an unopened chapter has not been watched', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const answer = await client
      .get(`/api/user/study-logs/chapter-id/${viewer.chapterId}`)
      .header('Authorization', viewer.token)
    assert.deepInclude(answer.body(), { studyLog: null, unfinished: null })
    assert.equal((await ended(client, viewer)).msg, '未完成视频观看：还没有观看')
  })
})
