/**
 * Makes who buys, watches and sits a test during a rolling restart, and an admin, and writes ids and tokens to the file named
 * first; how many may stand behind it. All in one process: the factories number people by it.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../bench/support/with_app.js'

export interface WatchingPerson {
  token: string
  sessionId: number
  courseId: number
  chapterId: number
  videoId: string
  coursePlayId: string
}

export interface MadeScene {
  adminToken: string
  buyers: { tokens: { userId: number; token: string }[]; courses: number[] }
  exam: { paperId: number; correlationId: string; people: { userId: number; token: string }[] }
  watching: WatchingPerson[]
}

const usual = {
  ...{ buyers: 40, courses: 60, candidates: 16, watching: 16, questions: 20 },
  /** Others of the same database have the numbers before, and a subject of their own. */
  firstPerson: 0,
  subject: 'kygc',
}
const counts: typeof usual = { ...usual, ...JSON.parse(process.argv[3] ?? '{}') }

await withApp(async (app) => {
  const { numberPeopleFrom, person } = await import('../../api/tests/factories/accounts.js')
  const { course } = await import('../../api/tests/factories/catalogue.js')
  const { examPaper, questions } = await import('../../api/tests/factories/exams.js')
  const { lesson, right } = await import('../../api/tests/factories/learning.js')
  const { Role } = await import('../../api/app/core/roles.js')
  const { now, toStored } = await import('../../api/app/core/time.js')
  const db = await app.container.make('lucid.db')
  numberPeopleFrom(counts.firstPerson)

  async function people(count: number) {
    const made: { userId: number; token: string }[] = []
    for (let at = 0; at < count; at++) {
      const { user, token } = await person()
      made.push({ userId: user.id, token })
    }
    return made
  }

  async function watch(): Promise<WatchingPerson[]> {
    const courseId = await course({ type: 5 })
    const { chapterId, videoId } = await lesson(courseId, { seconds: 100_000 })
    const all: WatchingPerson[] = []
    for (const { userId, token } of await people(counts.watching)) {
      await right(userId, courseId)
      const coursePlayId = `restart-${userId}`
      const [sessionId] = await db.table('play_sessions').insert({
        ...{ public_id: coursePlayId, user_id: userId, course_id: courseId, chapter_id: chapterId },
        ...{ video_id: videoId, state: 'active', active_key: userId, opened_at: toStored(now()) },
      })
      // As opening the chapter leaves it.
      await db.table('chapter_progress').insert({
        ...{ user_id: userId, course_id: courseId, chapter_id: chapterId, segments: '[]' },
        created_at: toStored(now()),
      })
      all.push({ token, sessionId, courseId, chapterId, videoId, coursePlayId })
    }
    return all
  }

  async function exam() {
    const { subject } = counts
    const subjectCourse = await course({ type: 5, subject, required: true })
    const paperId = await examPaper({
      subject,
      questions: await questions(counts.questions),
    })
    const sitting = await people(counts.candidates)
    for (const { userId } of sitting) await right(userId, subjectCourse)
    return { paperId, correlationId: `subject-${subject}_1`, people: sitting }
  }

  const courses: number[] = []
  for (let at = 0; at < counts.courses; at++) courses.push(await course())
  const made: MadeScene = {
    adminToken: (await person(Role.Admin)).token,
    buyers: { tokens: await people(counts.buyers), courses },
    exam: await exam(),
    watching: await watch(),
  }
  writeFileSync(process.argv[2], JSON.stringify(made))
})
