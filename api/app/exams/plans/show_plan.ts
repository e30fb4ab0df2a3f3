import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { questionsAsShown, currentVersions } from '#exams/questions/current_versions'
import { planOf, toPlan } from '#exams/plans/plan'
import { planQuestionPool, questionsOfToday } from '#exams/plans/plan_questions'
import { planSeries } from '#exams/plans/spacing'
import { PlanSeriesDays } from '#exams/plans/terms'
import { businessDay, daysLeft } from '#learning/entitlements/validity'

const empty = { plan: null, today: 0, answeredToday: 0, left: 0, series: [] }

export async function showPlan(user: CurrentUser) {
  const plan = await planOf(user.id)
  if (!plan) return empty
  const today = businessDay()
  const stock = await planQuestionPool(user.id, plan, today)
  const days = Math.min(PlanSeriesDays, Math.max(1, daysLeft(plan.examOn)!))
  return {
    plan: toPlan(plan),
    today: questionsOfToday(stock, plan, today).length,
    answeredToday: stock.answeredToday,
    left: stock.fresh.length,
    series: planSeries(stock.cards, stock.fresh.length, {
      today,
      days,
      perDay: plan.perDay,
      answeredToday: stock.answeredToday,
      examOn: plan.examOn,
    }),
  }
}

/** Without keys; empty without a plan. */
export async function planQuestions(user: CurrentUser) {
  const plan = await planOf(user.id)
  if (!plan) return []
  const today = businessDay()
  const ids = questionsOfToday(await planQuestionPool(user.id, plan, today), plan, today)
  const versions = await currentVersions(db.connection(), ids)
  return questionsAsShown(
    db.connection(),
    ids.flatMap((id) => versions.get(id) ?? [])
  )
}
