import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'

interface PaperOptions {
  courseId: number
  chapterId?: number
  questionIds?: number[]
  deleted?: boolean
}

/** The given number of questions in a new bank. @returns their ids */
export async function questions(count: number): Promise<number[]> {
  const at = { created_at: toStored(now()) }
  const [bank] = await db.table('question_banks').insert({ question_bank_name: '题库', ...at })
  const ids: number[] = []
  for (let number = 1; number <= count; number++) {
    const row = { question_bank_id: bank, question_no: number, ...at }
    ids.push((await db.table('questions').insert(row))[0])
  }
  return ids
}

/** The paper of a course, or of a chapter that refers to it. @returns its id */
export async function paper({ courseId, chapterId, questionIds = [], deleted }: PaperOptions) {
  const at = { created_at: toStored(now()) }
  const kind = chapterId ? 'cpt_test' : 'edu_test'
  const refId = chapterId ? String(chapterId) : `course-${courseId}`
  const [id] = await db
    .table('papers')
    .insert({
      paper_name: '试卷',
      paper_type: kind,
      course_id: courseId,
      chapter_id: chapterId ?? null,
      ref_id: refId,
      ref_key: deleted ? null : `${kind}:${refId}`,
      pass_line: 70,
      lock_version: 4,
      limit_minutes: 45,
      deleted_at: deleted ? at.created_at : null,
      ...at,
    })
  for (const [index, question] of questionIds.entries()) {
    const row = { paper_id: id, question_id: question, question_no: index + 1, ...at }
    await db.table('paper_questions').insert(row)
  }
  const owner = chapterId ? db.from('chapters').where('id', chapterId) : null
  await (owner ?? db.from('courses').where('id', courseId)).update({ paper_id: id })
  return id as number
}
