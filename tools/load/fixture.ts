/**
 * Creates the users of load tests (buyers, watchers, candidates of a test, channels, an admin) in the database of the
 * environment, and writes ids and tokens to a file: `scene.ts <file> [counts as JSON]`.
 */
import '../../api/bin/environment.js'
import { writeFileSync } from 'node:fs'
import { Ignitor } from '@adonisjs/core'
import { importFrom } from '../../api/bin/importer.js'

interface Person {
  userId: number
  token: string
}

export interface WatchingPerson extends Person {
  sessionId: number
  courseId: number
  chapterId: number
  videoId: string
  coursePlayId: string
}

export interface LoadFixture {
  adminHeaders: { authorization: string; cookie?: string }
  buyers: Person[]
  courses: number[]
  exam: { paperId: number; correlationId: string; people: Person[] }
  watching: WatchingPerson[]
  partners: { userId: number; channelId: number }[]
}

const usual = { buyers: 0, courses: 0, candidates: 0, watching: 0, questions: 20, partners: 0 }
const [file, given = '{}'] = process.argv.slice(2)
const counts: typeof usual = { ...usual, ...JSON.parse(given) }

const root = new URL('../../api/', import.meta.url)
const app = new Ignitor(root, { importer: importFrom(root) }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => writeFileSync(file, JSON.stringify(await createFixture())))
await app.terminate()
process.exit()

async function createFixture(): Promise<LoadFixture> {
  const { createUser: person } = await import('../../api/tests/factories/accounts.js')
  const { course } = await import('../../api/tests/factories/catalogue.js')
  const { examPaper, questions } = await import('../../api/tests/factories/exams.js')
  const { createChapter: lesson, createEntitlement: right } = await import('../../api/tests/factories/learning.js')
  const { partner } = await import('../../api/tests/factories/sales.js')
  const { staffCookieOf } = await import('../../api/tests/staff_keys.js')
  const { Role } = await import('../../api/app/core/roles.js')
  const { now, toStored } = await import('../../api/app/core/time.js')
  const db = await app.container.make('lucid.db')

  async function repeat<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
    const made: T[] = []
    for (let index = 0; index < count; index++) made.push(await make(index))
    return made
  }

  async function adminHeaders() {
    const { token } = await person(Role.Admin)
    return { authorization: token, cookie: staffCookieOf(token) }
  }

  async function signedIn(): Promise<Person> {
    const { user, token } = await person()
    return { userId: user.id, token }
  }

  async function watchers(): Promise<WatchingPerson[]> {
    const courseId = await course({ type: 5 })
    const { chapterId, videoId } = await lesson(courseId, { seconds: 100_000 })
    const ids = { course_id: courseId, chapter_id: chapterId }
    return repeat(counts.watching, async () => {
      const { userId, token } = await signedIn()
      const at = toStored(now())
      const rightId = await right(userId, courseId)
      // They have watched before: the first minute costs more, once.
      await db.from('user_courses').where('id', rightId).update({ first_studied_at: at })
      const coursePlayId = `load-${userId}`
      const [sessionId] = await db
        .table('play_sessions')
        .insert({
          ...ids,
          public_id: coursePlayId,
          user_id: userId,
          video_id: videoId,
          state: 'active',
          active_key: userId,
          opened_at: at,
        })
      await db.table('chapter_progress').insert({ ...ids, user_id: userId, segments: '[]', created_at: at })
      return { userId, token, sessionId, courseId, chapterId, videoId, coursePlayId }
    })
  }

  async function exam() {
    const courseId = await course({ type: 5, subject: 'kygc', required: true })
    const asked = await questions(counts.questions)
    const paperId = await examPaper({ subject: 'kygc', questions: asked })
    const people = await repeat(counts.candidates, signedIn)
    for (const { userId } of people) await right(userId, courseId)
    return { paperId, correlationId: 'subject-kygc_1', people }
  }

  async function partners() {
    return repeat(counts.partners, async (index) => {
      const { user } = await person(Role.Channel)
      const channelId = await partner(user.id, `B${String(index).padStart(5, '0')}`)
      return { userId: user.id, channelId }
    })
  }

  const courses = await repeat(counts.courses, () => course())
  // As the product writes it with each change of a course.
  await db.from('courses').update({ hidden: false })
  return {
    adminHeaders: await adminHeaders(),
    buyers: await repeat(counts.buyers, signedIn),
    courses,
    exam: await exam(),
    watching: await watchers(),
    partners: await partners(),
  }
}
