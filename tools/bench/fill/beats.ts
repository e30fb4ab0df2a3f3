/**
 * Makes people who watch for `beats.ts`, each in a session of an own chapter, and writes their ids and tokens to the
 * file named first. For a database of its own.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'

const learners = 600
/** As a course of further education has. */
const chapters = 20

await withApp(async (app) => {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { course } = await import('../../../api/tests/factories/catalogue.js')
  const { lesson, right } = await import('../../../api/tests/factories/learning.js')
  const { now, toStored } = await import('../../../api/app/core/time.js')
  const db = await app.container.make('lucid.db')

  const courseId = await course({ type: 5 })
  const lessons: { chapterId: number; videoId: string }[] = []
  for (let at = 0; at < chapters; at++) lessons.push(await lesson(courseId, { seconds: 100_000 }))
  const watching: object[] = []
  for (let at = 0; at < learners; at++) {
    const { user, token } = await person()
    const opened = toStored(now())
    const { chapterId, videoId } = lessons[at % chapters]
    // They have watched before: what a first minute costs is paid once.
    const rightId = await right(user.id, courseId)
    await db.from('user_courses').where('id', rightId).update({ first_studied_at: opened })
    const coursePlayId = `bench-session-${at}`
    const [sessionId] = await db.table('play_sessions').insert({
      ...{ public_id: coursePlayId, user_id: user.id, course_id: courseId, chapter_id: chapterId },
      ...{ video_id: videoId, state: 'active', active_key: user.id, opened_at: opened },
    })
    await db.table('chapter_progress').insert({
      ...{ user_id: user.id, course_id: courseId, chapter_id: chapterId, segments: '[]' },
      created_at: opened,
    })
    watching.push({ token, userId: user.id, sessionId, courseId, chapterId, videoId, coursePlayId })
  }
  writeFileSync(process.argv[2], JSON.stringify(watching))
})
