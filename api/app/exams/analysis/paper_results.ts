import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AttemptMode, AttemptState, Marking } from '#exams/attempts/terms'
import { rightRateOf } from '#exams/analysis/item_figures'
import { FewestSat } from '#exams/analysis/terms'

export interface PaperResults {
  paperId: number
  paperName: string
  /** Tests with a result, as item analysis counts them. */
  sat: number
  passed: number
  /** Percent with one decimal; null as the right rate. */
  passRate: number | null
  /** Of all questions of those tests; null when item analysis would compute none. */
  rightRate: number | null
  /** Answers in words that wait for a mark. */
  openAnswers: number
}

/** The papers of a course and its chapters, with how their tests did (docs/decisions/0050-item-analysis.md). */
export async function paperResults(
  client: QueryClientContract,
  courseId: number
): Promise<PaperResults[]> {
  const rows = await client
    .from('papers')
    .joinRaw(
      'left join user_papers on user_papers.paper_id = papers.id and user_papers.mode = ? and user_papers.state = ?',
      [AttemptMode.Test, AttemptState.Graded]
    )
    .where('papers.course_id', courseId)
    .whereNull('papers.deleted_at')
    .groupBy('papers.id', 'papers.paper_name')
    .orderBy('papers.id')
    .select('papers.id as paperId', 'papers.paper_name as paperName')
    .count('user_papers.id as sat')
    .sum({ earned: 'user_papers.score_tenths', possible: 'user_papers.total_tenths' })
    .select(client.raw('sum(case when user_papers.user_pass then 1 else 0 end) as passed'))
  const open = await openAnswers(client, courseId)
  return rows.map(({ paperId, paperName, ...sums }) => {
    const [sat, passed] = [Number(sums.sat), Number(sums.passed)]
    const [earnedTenths, possibleTenths] = [Number(sums.earned), Number(sums.possible)]
    return {
      ...{ paperId, paperName, sat, passed },
      passRate: sat >= FewestSat ? Math.round((passed / sat) * 1000) / 10 : null,
      rightRate:
        possibleTenths > 0 ? rightRateOf({ sat, right: 0, earnedTenths, possibleTenths }) : null,
      openAnswers: open.get(paperId) ?? 0,
    }
  })
}

async function openAnswers(
  client: QueryClientContract,
  courseId: number
): Promise<Map<number, number>> {
  const rows = await client
    .from('user_papers')
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .join('paper_answers', 'paper_answers.user_paper_id', 'user_papers.id')
    .where('papers.course_id', courseId)
    .whereNull('papers.deleted_at')
    .where('user_papers.mode', AttemptMode.Test)
    .where('user_papers.state', AttemptState.Reviewing)
    .where('paper_answers.marking', Marking.Waiting)
    .groupBy('papers.id')
    .select('papers.id as id')
    .count('* as total')
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}
