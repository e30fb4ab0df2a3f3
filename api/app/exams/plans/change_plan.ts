import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { lockOwnUser } from '#accounts/lock_user'
import { planOf } from '#exams/plans/plan'
import { planQuestionPool } from '#exams/plans/plan_questions'
import { nextReview } from '#exams/plans/spacing'
import { MaxPlanDays, planMessages } from '#exams/plans/terms'
import { gradeForWrongBank } from '#exams/wrong_questions/answer_again'
import { businessDay, daysLeft } from '#learning/entitlements/validity'

interface PlanForm {
  examDate: string
  perDay: number
  subjectCode?: string | null
}

export async function savePlan(user: CurrentUser, { examDate, perDay, subjectCode }: PlanForm) {
  const left = daysLeft(examDate)!
  if (!(left > 0)) throw new UserError(planMessages.examPast, { field: 'examDate' })
  if (left > MaxPlanDays) throw new UserError(planMessages.examTooFar, { field: 'examDate' })
  const at = toStored(now())
  const row = { exam_on: examDate, per_day: perDay, subject_code: subjectCode ?? null }
  await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const own = trx.from('exam_plans').where('user_id', user.id)
    const changed = await own.update({ ...row, updated_at: at })
    if (Number(changed) === 0) {
      await trx.table('exam_plans').insert({ user_id: user.id, ...row, created_at: at })
    }
  })
}

/** The learning state is stored for the next plan. */
export async function removePlan(user: CurrentUser): Promise<void> {
  await db.from('exam_plans').where('user_id', user.id).delete()
}

/** Grades an answer and schedules the next review. @throws NotFound for a question that is not in the plan */
export async function answerPlanQuestion(
  user: CurrentUser,
  { questionId, answer }: { questionId: number; answer: string }
) {
  const plan = await planOf(user.id)
  if (!plan) throw new UserError(planMessages.noPlan)
  const today = businessDay()
  const { cards, fresh } = await planQuestionPool(user.id, plan, today)
  const isPlanned = fresh.includes(questionId) || cards.some((card) => card.questionId === questionId)
  if (!isPlanned) throw new NotFound()

  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const { verdict, isRight } = await gradeForWrongBank(trx, user, { questionId, sent: answer })
    const own = { user_id: user.id, question_id: questionId }
    const card = await trx.from('review_cards').where(own).first()
    const occasion = { today, isRight: isRight !== false, examOn: plan.examOn }
    const { dueOn, memory } = nextReview(card?.memory ?? null, occasion)
    const at = toStored(now())
    const row = { due_on: dueOn, memory, updated_at: at }
    if (card) await trx.from('review_cards').where(own).update(row)
    else await trx.table('review_cards').insert({ ...own, ...row, created_at: at })
    return { ...verdict, nextDay: dueOn }
  })
}
