import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AttemptState } from '#exams/attempts/terms'

/** Users per transaction: their locks are held until it ends. */
const batchSize = 20

export const doneStates = [AttemptState.Graded, AttemptState.Reviewing]

/** Attempts that contain one of these versions; the caller filters by state. */
export function attemptsWithOlderKey(
  questionId: number,
  versionIds: number[],
  client: QueryClientContract = db.connection()
) {
  return client
    .from('paper_answers')
    .join('user_papers', 'user_papers.id', 'paper_answers.user_paper_id')
    .where('paper_answers.question_id', questionId)
    .whereIn('paper_answers.question_version_id', versionIds)
}

/** The number of attempts in each state. */
export async function countAttemptsWithOlderKey(questionId: number, versionIds: number[]) {
  const rows: { state: AttemptState; count: number }[] = await attemptsWithOlderKey(questionId, versionIds)
    .groupBy('user_papers.state')
    .select('user_papers.state')
    .count('* as count')
  const of = (state: AttemptState) => rows.find((row) => row.state === state)?.count ?? 0
  return { graded: of(AttemptState.Graded), reviewing: of(AttemptState.Reviewing), open: of(AttemptState.InProgress) }
}

export interface People {
  /** In the sequence in which they are locked (docs/decisions/0027). */
  userIds: number[]
  /** Rows are found first and locked by id, so that no gap is locked. */
  answerIds: number[]
  lastId: number
}

/** The next users with attempts to regrade. */
export async function nextPeople(
  { questionId, olderIds }: { questionId: number; olderIds: number[] },
  afterId: number
): Promise<People | null> {
  const pending = () => attemptsWithOlderKey(questionId, olderIds).whereIn('user_papers.state', doneStates)
  const rows: { id: number }[] = await pending()
    .where('user_papers.user_id', '>', afterId)
    .distinct('user_papers.user_id as id')
    .orderBy('user_papers.user_id')
    .limit(batchSize)
  if (!rows.length) return null
  const ids = rows.map(({ id }) => id)
  const people: { id: number }[] = await db
    .from('users')
    .whereIn('id', ids)
    .orderBy('telephone')
    .orderBy('id')
    .select('id')
  const answers: { id: number }[] = await pending().whereIn('user_papers.user_id', ids).select('paper_answers.id as id')
  return { userIds: people.map(({ id }) => id), answerIds: answers.map(({ id }) => id), lastId: ids.at(-1)! }
}
