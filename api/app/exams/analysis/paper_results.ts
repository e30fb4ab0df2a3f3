import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AttemptMode, AttemptState, Marking } from '#exams/attempts/terms'
import { facilityOf } from '#exams/analysis/item_stats'
import { MinAttempts } from '#exams/analysis/terms'

export interface PaperResults {
  paperId: number
  paperName: string
  /** Tests with a result, as counted by the question statistics. */
  sat: number
  passed: number
  /** Percent with one decimal; null under the same conditions as the facility. */
  passRate: number | null
  /** Of all questions of those tests; null when the question statistics would compute none. */
  rightRate: number | null
  /** Text answers that are not marked yet. */
  openAnswers: number
}

/** The additive parts of a paper's results. */
export interface PaperSums {
  paperId: number
  sat: number
  passed: number
  earnedTenths: number
  possibleTenths: number
}

/** The papers of a course and its chapters, with the results of their tests. */
export async function paperResults(
  client: QueryClientContract,
  courseId: number,
  sums: PaperSums[]
): Promise<PaperResults[]> {
  const open = await openAnswers(client, courseId)
  const papers = await papersOf(client, courseId)
  return papers.map(({ paperId, paperName }) => {
    const { sat, passed, earnedTenths, possibleTenths } = addUp(sums.filter((one) => one.paperId === paperId))
    return {
      paperId,
      paperName,
      sat,
      passed,
      passRate: sat >= MinAttempts ? Math.round((passed / sat) * 1000) / 10 : null,
      rightRate: possibleTenths > 0 ? facilityOf({ sat, right: 0, earnedTenths, possibleTenths }) : null,
      openAnswers: open.get(paperId) ?? 0,
    }
  })
}

const addUp = (sums: PaperSums[]) =>
  sums.reduce(
    (all, one) => ({
      sat: all.sat + one.sat,
      passed: all.passed + one.passed,
      earnedTenths: all.earnedTenths + one.earnedTenths,
      possibleTenths: all.possibleTenths + one.possibleTenths,
    }),
    { sat: 0, passed: 0, earnedTenths: 0, possibleTenths: 0 }
  )

/** Tests that are counted: with a result, and not practice. */
export const gradedTests = (client: QueryClientContract) =>
  client.from('user_papers').where({ 'user_papers.mode': AttemptMode.Test, 'user_papers.state': AttemptState.Graded })

/** Reads one row per test; sums of disjoint sets of tests can be added. */
export async function paperSums(
  client: QueryClientContract,
  courseId: number,
  narrow: (tests: ReturnType<typeof gradedTests>) => void = () => undefined
): Promise<PaperSums[]> {
  const tests = gradedTests(client)
  narrow(tests)
  const rows = await tests
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .where('papers.course_id', courseId)
    .whereNull('papers.deleted_at')
    .groupBy('papers.id')
    .orderBy('papers.id')
    .select('papers.id as paperId')
    .count('* as sat')
    .sum({ earned: 'user_papers.score_tenths', possible: 'user_papers.total_tenths' })
    .select(client.raw('sum(case when user_papers.user_pass then 1 else 0 end) as passed'))
  return rows.map(({ paperId, ...sums }) => ({
    paperId: Number(paperId),
    sat: sums.sat,
    passed: sums.passed,
    earnedTenths: sums.earned,
    possibleTenths: sums.possible,
  }))
}

async function papersOf(
  client: QueryClientContract,
  courseId: number
): Promise<{ paperId: number; paperName: string }[]> {
  return client
    .from('papers')
    .where('course_id', courseId)
    .whereNull('deleted_at')
    .orderBy('id')
    .select('id as paperId', 'paper_name as paperName')
}

async function openAnswers(client: QueryClientContract, courseId: number): Promise<Map<number, number>> {
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
