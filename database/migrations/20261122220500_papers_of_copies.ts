import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A course (its test) or a chapter (its exercise) that points at a paper which names another one. */
interface Borrower {
  courseId: number
  chapterId: number | null
  title: string
  paperId: number
}

/**
 * Courses copied before copies got papers of their own point at the original's, so that one edit changed both and a test
 * passed here counted there. Each gets a copy; subject papers are shared on purpose. Each one is a transaction and
 * leaves the list by it, so the migration can be run again after a crash.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async (database) => {
      for (const borrower of [...(await courses(database)), ...(await chapters(database))]) {
        await database.transaction((trx) => giveOwnPaper(trx, borrower))
      }
    })
  }

  /** What was separated stays so. */
  async down() {}
}

function courses(database: QueryClientContract): Promise<Borrower[]> {
  return database
    .from('courses as c')
    .join('papers as p', 'p.id', 'c.paper_id')
    .whereNull('p.subject_code')
    .where((other) => {
      other.whereNull('p.course_id').orWhereColumn('p.course_id', '!=', 'c.id')
      other.orWhereNotNull('p.chapter_id')
    })
    .orderBy('c.id')
    .select('c.id as courseId', 'c.course_name as title', 'p.id as paperId')
    .select(database.raw('null as chapterId')) as never
}

function chapters(database: QueryClientContract): Promise<Borrower[]> {
  return database
    .from('chapters as c')
    .join('papers as p', 'p.id', 'c.paper_id')
    .whereNull('p.subject_code')
    .where((other) => {
      other.whereNull('p.chapter_id').orWhereColumn('p.chapter_id', '!=', 'c.id')
    })
    .orderBy('c.id')
    .select('c.course_id as courseId', 'c.id as chapterId', 'c.chapter_title as title')
    .select('p.id as paperId') as never
}

async function giveOwnPaper(trx: TransactionClientContract, borrower: Borrower): Promise<void> {
  const { courseId, chapterId, title, paperId } = borrower
  const original = await trx.from('papers').where('id', paperId).forUpdate().first()
  const refId = chapterId === null ? `course-${courseId}` : String(chapterId)
  const refKey = `${original.paper_type}:${refId}`
  const own = await trx.from('papers').where('ref_key', refKey).select('id').first()

  const table = chapterId === null ? 'courses' : 'chapters'
  const point = (paper: number | null) =>
    trx
      .from(table)
      .where('id', chapterId ?? courseId)
      .update({ paper_id: paper })
  if (own || original.deleted_at) {
    await point(own?.id ?? null)
    return
  }

  const { id: originalId, updated_at: changed, created_at: createdAt, ...contents } = original
  const [copy] = await trx.table('papers').insert({
    ...contents,
    paper_name: `${title}-${chapterId === null ? '考题' : '练习题'}`,
    course_id: courseId,
    chapter_id: chapterId,
    ref_id: refId,
    ref_key: refKey,
    lock_version: 0,
    created_at: createdAt,
  })
  const questions = await trx
    .from('paper_questions')
    .where('paper_id', originalId)
    .orderBy('question_no')
    .select('question_id', 'question_no')
  for (const row of questions) {
    await trx.table('paper_questions').insert({ ...row, paper_id: copy, created_at: createdAt })
  }
  await point(copy)
}
