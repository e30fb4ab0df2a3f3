import db from '@adonisjs/lucid/services/db'
import { dayStart, toStored } from '#core/time'
import { AttemptState } from '#exams/attempts/terms'
import { hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import type { Plan } from '#exams/plans/plan'
import { bankQuestionIds } from '#exams/wrong_questions/bank_list'

interface CardRow {
  questionId: number
  dueOn: string
  memory: string
}

/**
 * The questions available to a plan: cards by due day, and questions without a card, those of the wrong-answer bank
 * first.
 */
export interface PlanStock {
  cards: CardRow[]
  fresh: number[]
  answeredToday: number
}

export async function planQuestionPool(userId: number, plan: Plan, today: string): Promise<PlanStock> {
  const cards = await cardsOf(userId)
  const known = new Set(cards.map(({ questionId }) => questionId))
  const bank = await bankQuestionIds(userId)
  const weak = await weakQuestions(userId, bank)
  const candidates = [...new Set([...bank, ...weak])].filter((id) => !known.has(id))
  const usable = await usableIds(userId, [...candidates, ...known], plan.subjectCode)
  return {
    cards: cards.filter(({ questionId }) => usable.has(questionId)),
    fresh: candidates.filter((id) => usable.has(id)),
    answeredToday: await answeredSince(userId, today),
  }
}

export function questionsOfToday({ cards, fresh, answeredToday }: PlanStock, plan: Plan, today: string) {
  const due = cards.filter(({ dueOn }) => dueOn <= today).map(({ questionId }) => questionId)
  return [...due, ...fresh].slice(0, Math.max(0, plan.perDay - answeredToday))
}

async function cardsOf(userId: number): Promise<CardRow[]> {
  const rows = await db
    .from('review_cards')
    .where('user_id', userId)
    .orderBy('due_on')
    .orderBy('id')
    .select('question_id as questionId', 'due_on as dueOn', 'memory')
  return rows.map((row) => ({ ...row, dueOn: String(row.dueOn).slice(0, 10) }))
}

/** Questions from the user's submitted attempts on knowledge points with wrong answers. */
async function weakQuestions(userId: number, bank: number[]): Promise<number[]> {
  if (!bank.length) return []
  const points = await db
    .from('questions')
    .whereIn('id', bank)
    .whereNotNull('knowledge_point')
    .distinct('knowledge_point as point')
  if (!points.length) return []
  const rows = await db
    .from('user_papers')
    .join('paper_answers', 'paper_answers.user_paper_id', 'user_papers.id')
    .join('questions', 'questions.id', 'paper_answers.question_id')
    .where('user_papers.user_id', userId)
    .whereIn('user_papers.state', [AttemptState.Graded, AttemptState.Reviewing])
    .whereIn(
      'questions.knowledge_point',
      points.map(({ point }) => point)
    )
    .distinct('questions.id as id')
    .orderBy('questions.id')
  return rows.map(({ id }) => id)
}

/** Excludes deleted questions, those of another subject, and those with hidden keys. */
async function usableIds(userId: number, ids: number[], subjectCode: string | null) {
  if (!ids.length) return new Set<number>()
  const query = db.from('questions').whereIn('id', ids).whereNull('deleted_at').select('id')
  if (subjectCode) {
    query.where((own) => own.whereNull('subject_code').orWhere('subject_code', subjectCode))
  }
  const rows = await query
  const withheld = await hiddenKeyQuestions(db.connection(), userId, ids)
  return new Set<number>(rows.map(({ id }) => id).filter((id) => !withheld.has(id)))
}

async function answeredSince(userId: number, today: string): Promise<number> {
  const [{ count }] = await db
    .from('review_cards')
    .where('user_id', userId)
    .where('updated_at', '>=', toStored(dayStart(today)))
    .count('* as count')
  return Number(count)
}
