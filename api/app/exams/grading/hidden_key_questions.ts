import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import { AttemptMode, AttemptState } from '#exams/attempts/terms'
import type { DrawRule } from '#exams/papers/terms'
import { KeysShown } from '#exams/papers/terms'

/** For visitors the open tests of all users count: a user who takes one may look signed out (docs/decisions/0042). */
export const AnyUser = 'anybody'

/** Questions of open tests and of papers that show no keys yet, on any page (docs/threats.md T26). */
export async function hiddenKeyQuestions(
  client: QueryClientContract,
  reader: number | typeof AnyUser,
  questionIds: number[]
): Promise<Set<number>> {
  if (!questionIds.length) return new Set()
  return new Set([...(await inOpenTests(client, reader, questionIds)), ...(await inSilentPapers(client, questionIds))])
}

async function inOpenTests(
  client: QueryClientContract,
  reader: number | typeof AnyUser,
  questionIds: number[]
): Promise<number[]> {
  const open = client
    .from('user_papers')
    .join('paper_answers', 'paper_answers.user_paper_id', 'user_papers.id')
    .where('user_papers.state', AttemptState.InProgress)
    .where('user_papers.mode', AttemptMode.Test)
    .whereIn('paper_answers.question_id', questionIds)
    .distinct('paper_answers.question_id as id')
  if (reader !== AnyUser) open.where('user_papers.user_id', reader)
  const rows = await open
  return rows.map(({ id }) => id)
}

/** Papers whose keys are never shown, or only after a closing time that is still to come. */
async function inSilentPapers(client: QueryClientContract, questionIds: number[]): Promise<number[]> {
  const papers: { id: number; drawRules: string | null }[] = await client
    .from('papers')
    .whereNull('deleted_at')
    .whereNot('keys_shown', KeysShown.Submitted)
    .where((silent) =>
      silent.where('keys_shown', KeysShown.Never).orWhereNull('closes_at').orWhere('closes_at', '>', toStored(now()))
    )
    .select('id', 'draw_rules as drawRules')
  if (!papers.length) return []

  const listed = await client
    .from('paper_questions')
    .whereIn(
      'paper_id',
      papers.map(({ id }) => id)
    )
    .whereIn('question_id', questionIds)
    .select('question_id as id')
  const banks = papers.flatMap(({ drawRules }) => banksOf(drawRules))
  const drawn = banks.length
    ? await client
        .from('questions')
        .whereIn('question_bank_id', [...new Set(banks)])
        .whereIn('id', questionIds)
        .select('id')
    : []
  return [...listed, ...drawn].map(({ id }) => id)
}

const banksOf = (drawRules: string | null): number[] =>
  drawRules ? (JSON.parse(drawRules) as DrawRule[]).flatMap((rule) => rule.questionBankIds) : []
