import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { businessDay } from '#learning/entitlements/validity'
import { examPaper, question } from '#tests/factories/exams'

/** A chapter of the course that `user` owns, its paper, and an exercise that `user` has begun. */
export interface ExamMatrixFixture {
  paperId: number
  questionId: number
  userPaperId: number
  wrongQuestionId: number
}

export async function createExamMatrixFixture(
  userId: number,
  at: { courseId: number; chapterId: number }
): Promise<ExamMatrixFixture> {
  const { questionId, versionId } = await question()
  const paperId = await examPaper({ ...at, questions: [{ questionId }] })
  const stored = { created_at: toStored(now()) }
  const [userPaperId] = await db
    .table('user_papers')
    .insert({
      user_id: userId,
      paper_id: paperId,
      correlation_id: '',
      attempt_no: 1,
      mode: 'practice',
      state: 'in_progress',
      open_key: `${userId}:${paperId}:`,
      total_tenths: 20,
      pass_line: 60,
      started_at: stored.created_at,
      ...stored,
    })
  await db
    .table('paper_answers')
    .insert({
      user_paper_id: userPaperId,
      question_id: questionId,
      question_version_id: versionId,
      position: 1,
      max_tenths: 20,
      ...stored,
    })
  const [wrongQuestionId] = await db
    .table('wrong_questions')
    .insert({
      user_id: userId,
      question_id: questionId,
      wrong_times: 1,
      source: 'paper',
      last_wrong_at: stored.created_at,
      ...stored,
    })
  const day = businessDay()
  await db.table('daily_questions').insert({ day, question_version_id: versionId, ...stored })
  // Each user has a plan; only the plan of `user` has questions.
  for (const { id } of await db.from('users').select('id')) {
    const plan = { user_id: id, exam_on: now().plus({ days: 30 }).toISODate(), per_day: 20 }
    await db.table('exam_plans').insert({ ...plan, ...stored })
  }
  return { paperId, questionId, userPaperId, wrongQuestionId }
}
