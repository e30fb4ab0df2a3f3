import type { HttpContext } from '@adonisjs/core/http'
import { regradeQuestion } from '#exams/regrades/regrade_question'
import { regradedText, regradeMessages } from '#exams/regrades/terms'
import { regradeValidator } from '#exams/regrades/validators'

export default class RegradesController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(regradeValidator)
    const done = await regradeQuestion(ctx, ctx.params.id, form)
    const { attempts, changed } = done
    return { ...done, msg: attempts ? regradedText(attempts, changed) : regradeMessages.nothing }
  }
}
