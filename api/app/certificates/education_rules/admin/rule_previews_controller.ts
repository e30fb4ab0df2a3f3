import type { HttpContext } from '@adonisjs/core/http'
import { previewRule } from '#certificates/education_rules/admin/preview_rule'
import { rulePreviewValidator } from '#certificates/education_rules/admin/validators'

export default class RulePreviewsController {
  async show({ request }: HttpContext) {
    return previewRule(await request.validateUsing(rulePreviewValidator))
  }
}
