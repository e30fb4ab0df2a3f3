import db from '@adonisjs/lucid/services/db'
import { AttemptMode } from '#exams/attempts/terms'
import { firstScores, toScoreDetails } from '#exams/papers/scores'

/** A user's submitted tests, newest first. */
export async function scoresOfPerson(userId: number, { page = 1, pageSize = 10 }) {
  const found = () =>
    db
      .from('user_papers')
      .where('user_papers.user_id', userId)
      .where('user_papers.mode', AttemptMode.Test)
      .whereNotNull('user_papers.submitted_at')
  const [{ total }] = await found().count('* as total')
  const rows = await found()
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .select('user_papers.*', 'papers.paper_name')
    .orderBy('user_papers.submitted_at', 'desc')
    .orderBy('user_papers.id', 'desc')
    .forPage(page, pageSize)
  const before = await firstScores(rows.map(({ id }) => id))
  return {
    scores: rows.map((row) => ({
      ...toScoreDetails(row),
      paperId: row.paper_id as number,
      paperName: row.paper_name as string,
      scoreBefore: before.get(row.id) ?? null,
    })),
    total: Number(total),
  }
}
