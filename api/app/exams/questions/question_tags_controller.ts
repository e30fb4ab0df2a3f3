import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { tagList } from '#exams/questions/tag_list'
import { tagListValidator } from '#exams/questions/validators'

export default class QuestionTagsController {
  async index(ctx: HttpContext) {
    const { questionBankIds } = await ctx.request.validateUsing(tagListValidator)
    return tagList(requireUser(ctx), questionBankIds)
  }
}
