import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { CurrentUser } from '#core/current_user'
import { maskTelephone } from '#core/shared_rules'
import { likeContains, matchTelephone } from '#core/query_rules'
import { fromStored, toWireTime } from '#core/time'
import { inOrderBy, sortedBy } from '#core/lists/sorting'
import { AttemptMode, AttemptState } from '#exams/attempts/terms'
import { findPaper } from '#exams/papers/paper_list'
import type { scoreExportValidator, scoreListValidator } from '#exams/papers/validators'

export type ScoreFilters = Infer<typeof scoreExportValidator>

const columns = {
  studentName: 'users.user_name',
  score: `case when user_papers.state = '${AttemptState.Graded}' then user_papers.user_score_tenths end`,
  createTime: 'user_papers.started_at',
  handinTime: 'user_papers.submitted_at',
}

/** Submitted tests, newest first; telephone numbers are masked (docs/threats.md T22). */
export async function scoreList(user: CurrentUser, paperId: number, filters: Infer<typeof scoreListValidator>) {
  const { paperName } = await findPaper(user, paperId)
  const { page = 1, pageSize = 10 } = filters
  const found = isSubmitted(paperId, filters)
  const [{ total }] = await found.clone().clearSelect().count('* as total')
  const sortBy = sortedBy<'scores'>(filters, columns, [[columns.handinTime, 'desc']])
  const rows = await inOrderBy(found, sortBy, 'user_papers.id').forPage(page, pageSize)
  const before = await firstScores(rows.map(({ id }) => id))
  return {
    paperName,
    scores: rows.map((row) => {
      const { phone, ...score } = toScore(row)
      return { ...score, phone: maskTelephone(phone), scoreBefore: before.get(row.id) ?? null }
    }),
    total: Number(total),
  }
}

export function isSubmitted(paperId: number, { studentName, telephone, passed }: ScoreFilters) {
  const found = db
    .from('user_papers')
    .join('users', 'users.id', 'user_papers.user_id')
    .where('user_papers.paper_id', paperId)
    .where('user_papers.mode', AttemptMode.Test)
    .whereIn('user_papers.state', [AttemptState.Reviewing, AttemptState.Graded])
    .select('user_papers.*', 'users.user_name', 'users.telephone')
  if (studentName) {
    found.whereRaw("users.user_name like ? escape '!'", [likeContains(studentName)])
  }
  if (telephone) matchTelephone(found, 'users.telephone', telephone)
  if (passed !== undefined) found.where('user_papers.user_pass', Boolean(passed))
  return found
}

export const newestFirst = (found: ReturnType<typeof isSubmitted>) =>
  found.orderBy('user_papers.submitted_at', 'desc').orderBy('user_papers.id', 'desc')

/** With the unmasked telephone number: the caller has to mask it. */
export function toScore(row: Record<string, any>) {
  return {
    ...toScoreDetails(row),
    userId: row.user_id as number,
    studentName: row.user_name as string,
    phone: (row.telephone as string | null) ?? '',
  }
}

/** The result of a submitted attempt, without its user. */
export function toScoreDetails(row: Record<string, any>) {
  const graded = row.state === AttemptState.Graded
  return {
    userPaperId: row.id as number,
    state: row.state as AttemptState,
    /** Of 100; null while an answer waits for its mark. */
    score: graded ? row.user_score_tenths / 10 : null,
    passLine: row.pass_line as number,
    passed: graded ? Number(Boolean(row.user_pass)) : null,
    /** Seconds from start to submission. */
    elapsedTime: Math.round(fromStored(row.submitted_at).diff(fromStored(row.started_at)).as('seconds')),
    createTime: toWireTime(row.started_at as string)!,
    handinTime: toWireTime(row.submitted_at as string)!,
  }
}

/** The score of an attempt before its first regrade. */
export async function firstScores(userPaperIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .from('regraded_papers')
    .whereIn('user_paper_id', userPaperIds)
    // The map takes the last row per attempt, so the first regrade comes last.
    .orderBy('regraded_papers.id', 'desc')
    .select('user_paper_id as attemptId', 'old_score_tenths as tenths')
  return new Map(rows.map(({ attemptId, tenths }) => [attemptId, Number(tenths) / 10]))
}
