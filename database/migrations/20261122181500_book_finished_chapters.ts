import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

const batch = 200

interface FinishedChapter {
  id: number
  userId: number
  courseId: number
  chapterId: number
  seconds: number
  testPassed: number | boolean | null
  finishedAt: string
  totalSeconds: number
  certSubject: string
  requiredCourse: number | boolean | null
}

/**
 * Chapters of further education that were finished before there was a ledger get their study record and their entries.
 * Each chapter is one transaction and leaves the list by it, so the migration can be run again after a crash.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async (database) => {
      for (let lastId = 0; ;) {
        const finished = await unbooked(database, lastId)
        for (const chapter of finished) await database.transaction((trx) => book(trx, chapter))
        if (finished.length < batch) return
        lastId = finished.at(-1)!.id
      }
    })
  }

  /** What was earned stays booked. */
  async down() {}
}

function unbooked(database: QueryClientContract, lastId: number): Promise<FinishedChapter[]> {
  return database
    .from('study_logs as l')
    .join('courses as c', 'c.id', 'l.course_id')
    .where('c.course_type', 5)
    .where('c.price_fen', '>', 0)
    .whereNotNull('c.cert_subject')
    .whereNull('l.course_edu_log_id')
    .where('l.id', '>', lastId)
    .orderBy('l.id')
    .limit(batch)
    .select(
      'l.id',
      'l.user_id as userId',
      'l.course_id as courseId',
      'l.chapter_id as chapterId',
      'l.study_seconds as seconds',
      'l.test_passed as testPassed',
      'l.created_at as finishedAt',
      'c.course_seconds as totalSeconds',
      'c.cert_subject as certSubject',
      'c.required_course as requiredCourse'
    )
}

async function book(trx: TransactionClientContract, chapter: FinishedChapter) {
  const { userId, courseId, chapterId, seconds, testPassed, finishedAt } = chapter
  const certificateId = await findOrInsert(
    trx,
    'certificates',
    {
      user_id: userId,
      cert_subject: chapter.certSubject,
      required_course: Boolean(chapter.requiredCourse),
    },
    { certificate_status: 'learning', created_at: finishedAt }
  )
  const courseEduLogId = await findOrInsert(
    trx,
    'course_edu_logs',
    { user_id: userId, course_id: courseId },
    { certificate_id: certificateId, total_seconds: chapter.totalSeconds, created_at: finishedAt }
  )
  await trx.from('study_logs').where('id', chapter.id).update({ course_edu_log_id: courseEduLogId })
  if (seconds === 0) return

  const entry = {
    user_id: userId,
    course_edu_log_id: courseEduLogId,
    chapter_id: chapterId,
    created_at: finishedAt,
  }
  const held = testPassed === null ? 0 : seconds
  await findOrInsert(
    trx,
    'hour_entries',
    { cause: `watch:${chapterId}:${userId}` },
    { ...entry, kind: 'watch', held_seconds: held, available_seconds: seconds - held }
  )
  if (!testPassed) return
  await findOrInsert(
    trx,
    'hour_entries',
    { cause: `test:${chapterId}:${userId}` },
    { ...entry, kind: 'test', held_seconds: -held, available_seconds: held }
  )
}

async function findOrInsert(
  trx: TransactionClientContract,
  table: string,
  key: Record<string, unknown>,
  facts: Record<string, unknown>
): Promise<number> {
  const known = await trx.from(table).where(key).select('id').first()
  if (known) return known.id
  const [id] = await trx.table(table).insert({ ...key, ...facts })
  return id
}
