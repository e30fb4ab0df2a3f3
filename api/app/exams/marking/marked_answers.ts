import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { CurrentUser } from '#core/current_user'
import { safeHtml } from '#core/rich_text/rich_text'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { toWireTime } from '#core/time'
import { AttemptMode, AttemptState, Marking } from '#exams/attempts/terms'
import { MarkingView } from '#exams/marking/terms'
import type { markingListValidator } from '#exams/marking/validators'

/**
 * Answers of submitted tests: unmarked ones, the oldest first; marked ones, the newest answer first. `teacher` limits
 * it to papers of own courses. Marked answers accumulate for years, so the ids of a page are found first.
 */
export async function answersToMark(teacher: CurrentUser | null, filters: Infer<typeof markingListValidator>) {
  const { marking: view = MarkingView.Open, paperId, blind, page, pageSize } = filters
  const isOpen = view === MarkingView.Open
  const found = () =>
    markable(teacher)
      .where('paper_answers.marking', isOpen ? Marking.Waiting : Marking.Manual)
      .if(paperId, (query) => query.where('user_papers.paper_id', paperId!))
  const { ids, total, more } = await pageOfRows(found, {
    id: 'paper_answers.id',
    sortBy: isOpen
      ? [
          ['user_papers.submitted_at', 'asc'],
          ['paper_answers.id', 'asc'],
        ]
      : // An index has this order; answers are saved until they are submitted.
        [['paper_answers.saved_at', 'desc']],
    page,
    pageSize,
  })
  const rows: MarkedRow[] = await db
    .from('paper_answers')
    .join('user_papers', 'user_papers.id', 'paper_answers.user_paper_id')
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .join('users', 'users.id', 'user_papers.user_id')
    .join('question_versions', 'question_versions.id', 'paper_answers.question_version_id')
    .whereIn('paper_answers.id', ids)
    .select('paper_answers.*', 'user_papers.paper_id', 'user_papers.submitted_at')
    .select('papers.paper_name', 'users.user_name')
    .select('question_versions.question_text', 'question_versions.reference_answer')
  const paperAnswers = inOrderOf(ids, rows).map((row) => toMarked(row, blind === 1))
  return { paperAnswers, total, more }
}

/** Searched through the teacher's courses, so that another teacher's answer and a missing one get the same response. */
export function markable(teacher: CurrentUser | null, client: QueryClientContract = db.connection()) {
  const found = client
    .from('paper_answers')
    .join('user_papers', 'user_papers.id', 'paper_answers.user_paper_id')
    .where('user_papers.mode', AttemptMode.Test)
    .whereIn('user_papers.state', [AttemptState.Reviewing, AttemptState.Graded])
    .whereIn('paper_answers.marking', [Marking.Waiting, Marking.Manual])
  if (!teacher) return found
  return found
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .join('courses', 'courses.id', 'papers.course_id')
    .where('courses.teacher_id', teacher.id)
}

type MarkedRow = Record<string, any> & { id: number }

function toMarked(row: Record<string, any>, isBlind: boolean) {
  const tenths = row.score_tenths
  return {
    paperAnswerId: row.id as number,
    userPaperId: row.user_paper_id as number,
    paperId: row.paper_id as number,
    paperName: row.paper_name as string,
    studentName: isBlind ? null : (row.user_name as string),
    questionText: safeHtml(row.question_text as string),
    referenceAnswer: row.reference_answer === null ? null : safeHtml(row.reference_answer),
    answer: (row.answer as string | null) ?? '',
    maxScore: row.max_tenths / 10,
    answerScore: tenths === null ? null : tenths / 10,
    remark: row.remark as string | null,
    handinTime: toWireTime(row.submitted_at as string)!,
    markTime: toWireTime(row.marked_at as string | null),
  }
}
