import type { HttpContext } from '@adonisjs/core/http'
import { addRule } from '#certificates/education_rules/admin/add_rule'
import { ruleList } from '#certificates/education_rules/admin/rule_list'
import { newRuleValidator, rulesValidator } from '#certificates/education_rules/admin/validators'
import { ruleMessages } from '#certificates/education_rules/terms'

export default class RulesController {
  async index({ request }: HttpContext) {
    const { kindId } = await request.validateUsing(rulesValidator)
    return { rules: await ruleList(kindId) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newRuleValidator)
    const { id } = await addRule(ctx, form)
    return { ruleId: id, msg: ruleMessages.added }
  }
}
