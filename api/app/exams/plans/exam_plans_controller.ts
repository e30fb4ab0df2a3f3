import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { answerPlanQuestion, removePlan, savePlan } from '#exams/plans/change_plan'
import { planQuestions, showPlan } from '#exams/plans/show_plan'
import { planMessages } from '#exams/plans/terms'
import { plannedAnswerValidator, planValidator } from '#exams/plans/validators'

export default class ExamPlansController {
  async show(ctx: HttpContext) {
    return showPlan(requireUser(ctx))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(planValidator)
    await savePlan(requireUser(ctx), form)
    return { ...(await showPlan(requireUser(ctx))), msg: planMessages.saved }
  }

  async destroy(ctx: HttpContext) {
    await removePlan(requireUser(ctx))
    return { msg: planMessages.removed }
  }

  async questions(ctx: HttpContext) {
    return { questions: await planQuestions(requireUser(ctx)) }
  }

  async answer(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(plannedAnswerValidator)
    return answerPlanQuestion(requireUser(ctx), form)
  }
}
