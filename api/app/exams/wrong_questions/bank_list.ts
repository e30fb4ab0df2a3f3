import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import { questionsAsShown, currentVersions, visibleKeys } from '#exams/questions/current_versions'
import type { WrongSource } from '#exams/wrong_questions/terms'

interface Filter {
  courseId?: number
  knowledgePoint?: string
  page?: number
  pageSize?: number
  reveal?: number
}

interface BankRow {
  id: number
  questionId: number
  wrongTimes: number
  source: WrongSource
  lastAnswer: string | null
  lastWrongAt: string
  rightDays: number
  knowledgePoint: string | null
  courseId: number | null
  courseName: string | null
  paperName: string | null
}

/**
 * The user's wrong-answer bank, the latest wrong answer first. Questions with hidden keys are left out until they are
 * shown.
 */
export async function errorQuestions(user: CurrentUser, filter: Filter) {
  const all = await visibleRows(user.id)
  const rows = all.filter(
    ({ courseId, knowledgePoint }) =>
      (!filter.courseId || courseId === filter.courseId) &&
      (!filter.knowledgePoint || knowledgePoint === filter.knowledgePoint)
  )
  const { page = 1, pageSize = 20 } = filter
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  return {
    errorQuestions: await withQuestions(shown, filter.reveal === 1),
    total: rows.length,
    courses: distinctCourses(all),
    knowledgePoints: [...new Set(all.flatMap((row) => row.knowledgePoint ?? []))],
  }
}

export async function bankQuestionIds(userId: number): Promise<number[]> {
  return (await visibleRows(userId)).map(({ questionId }) => questionId)
}

async function visibleRows(userId: number): Promise<BankRow[]> {
  const rows: BankRow[] = await db
    .from('wrong_questions')
    .join('questions', 'questions.id', 'wrong_questions.question_id')
    .leftJoin('user_papers', 'user_papers.id', 'wrong_questions.user_paper_id')
    .leftJoin('papers', 'papers.id', 'user_papers.paper_id')
    .leftJoin('courses', 'courses.id', 'papers.course_id')
    .where('wrong_questions.user_id', userId)
    .whereNull('wrong_questions.mastered_at')
    .whereNull('questions.deleted_at')
    .orderBy('wrong_questions.last_wrong_at', 'desc')
    .orderBy('wrong_questions.id', 'desc')
    .select(
      'wrong_questions.id',
      'wrong_questions.question_id as questionId',
      'wrong_questions.wrong_times as wrongTimes',
      'wrong_questions.source',
      'wrong_questions.last_answer as lastAnswer',
      'wrong_questions.last_wrong_at as lastWrongAt',
      'wrong_questions.right_days as rightDays',
      'questions.knowledge_point as knowledgePoint',
      'courses.id as courseId',
      'courses.course_name as courseName',
      'papers.paper_name as paperName'
    )
  const withheld = await hiddenKeyQuestions(
    db.connection(),
    userId,
    rows.map(({ questionId }) => questionId)
  )
  return rows.filter(({ questionId }) => !withheld.has(questionId))
}

function distinctCourses(rows: BankRow[]) {
  const courses = new Map<number, string>()
  for (const { courseId, courseName } of rows) if (courseId) courses.set(courseId, courseName!)
  return [...courses].map(([courseId, courseName]) => ({ courseId, courseName }))
}

async function withQuestions(rows: BankRow[], reveal: boolean) {
  const client = db.connection()
  const versions = await currentVersions(
    client,
    rows.map(({ questionId }) => questionId)
  )
  const shownQuestions = await questionsAsShown(client, [...versions.values()])
  const byId = new Map(shownQuestions.map((one) => [one.questionId, one]))
  return Promise.all(
    rows.map(async (row) => ({
      ...getOrFail(byId, row.questionId),
      ...toBankDetails(row),
      keys: reveal ? await visibleKeys(client, getOrFail(versions, row.questionId).versionId) : null,
    }))
  )
}

function toBankDetails(row: BankRow) {
  return {
    errorQuestionId: row.id,
    wrongTimes: row.wrongTimes,
    source: row.source,
    lastAnswer: row.lastAnswer ?? '',
    lastWrongTime: toWireTime(row.lastWrongAt),
    rightDays: row.rightDays,
    courseId: row.courseId,
    courseName: row.courseName,
    paperName: row.paperName,
  }
}
