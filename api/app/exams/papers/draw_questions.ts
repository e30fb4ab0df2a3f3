import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { draw, isMatch, type Drawable } from '#exams/papers/draw'
import type Paper from '#exams/papers/paper'
import { paperBlockers, ruleShortageMessage, type DrawRule } from '#exams/papers/terms'
import { reviewPending } from '#exams/clauses/review_pending'
import type { QuestionType } from '#exams/questions/terms'

export interface DrawnQuestion {
  questionId: number
  questionVersionId: number
  questionType: QuestionType
  scoreTenths: number
  choices: string
}

/**
 * The attempt's seed repeats the draw while the banks are unchanged. @throws UserError without questions, or when a
 * rule lacks some
 */
export async function drawQuestions(trx: Trx, paper: Paper, seed: number): Promise<DrawnQuestion[]> {
  const { questions, missing } = await tryDraw(trx, paper, seed)
  if (missing.some(Boolean)) throw new UserError(paperBlockers.notFilled, { code: 'paper-not-filled' })
  if (!questions.length) throw new UserError(paperBlockers.noQuestions, { code: 'paper-empty' })
  return questions
}

export async function tryDraw(client: QueryClientContract, paper: Paper, seed: number) {
  const rules = rulesOf(paper)
  if (!rules) return { questions: await listed(client, paper.id), missing: [], lacks: [] }
  const { questionIds, missing } = draw(await drawableQuestions(client, rules), rules, seed)
  const questions = await inOrder(client, questionIds)
  return { questions, missing, lacks: await ruleShortageMessages(client, rules, missing) }
}

export function rulesOf({ drawRules }: Pick<Paper, 'drawRules'>): DrawRule[] | null {
  return drawRules ? (JSON.parse(drawRules) as DrawRule[]) : null
}

/** The missing number per rule, and how many matching questions wait for a review. */
async function ruleShortageMessages(
  client: QueryClientContract,
  rules: DrawRule[],
  missing: number[]
): Promise<string[]> {
  if (!missing.some(Boolean)) return []
  const waiting = await candidatesOf(client, rules).whereExists(reviewPending)
  return rules.flatMap((rule, at) => {
    if (!missing[at]) return []
    const pending = waiting.filter((question) => isMatch(rule, question)).length
    return [ruleShortageMessage(at + 1, rule, { missing: missing[at], pending })]
  })
}

/**
 * A fixed list includes questions whose clause was replaced: they were chosen individually, and list and preview show a
 * warning.
 */
async function listed(client: QueryClientContract, paperId: number): Promise<DrawnQuestion[]> {
  return current(client)
    .join('paper_questions', 'paper_questions.question_id', 'questions.id')
    .where('paper_questions.paper_id', paperId)
    .orderBy('paper_questions.question_no')
    .orderBy('paper_questions.id')
}

export async function drawableQuestions(client: QueryClientContract, rules: DrawRule[]): Promise<Drawable[]> {
  if (!rules.length) return []
  return candidatesOf(client, rules).whereNotExists(reviewPending)
}

function candidatesOf(client: QueryClientContract, rules: DrawRule[]) {
  return current(client)
    .whereIn('questions.question_bank_id', [...new Set(rules.flatMap((r) => r.questionBankIds))])
    .whereIn('question_versions.question_type', [...new Set(rules.map((r) => r.questionType))])
    .orderBy('questions.id')
    .clearSelect()
    .select(
      'questions.id as questionId',
      'questions.question_bank_id as questionBankId',
      'question_versions.question_type as questionType',
      'questions.difficulty as difficulty',
      'questions.subject_code as subjectCode',
      'questions.chapter_name as chapterName',
      'questions.knowledge_point as knowledgePoint'
    )
}

async function inOrder(client: QueryClientContract, ids: number[]): Promise<DrawnQuestion[]> {
  if (!ids.length) return []
  const rows: DrawnQuestion[] = await current(client).whereIn('questions.id', ids)
  const byId = new Map(rows.map((row) => [row.questionId, row]))
  return ids.map((id) => getOrFail(byId, id))
}

function current(client: QueryClientContract) {
  return client
    .from('questions')
    .join('question_versions', (join) =>
      join.on('question_versions.question_id', 'questions.id').andOn('question_versions.version', 'questions.version')
    )
    .whereNull('questions.deleted_at')
    .select(
      'questions.id as questionId',
      'question_versions.id as questionVersionId',
      'question_versions.question_type as questionType',
      'question_versions.score_tenths as scoreTenths',
      'question_versions.choices as choices'
    )
}
