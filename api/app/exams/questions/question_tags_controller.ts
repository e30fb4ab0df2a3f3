import type { HttpContext } from '@adonisjs/core/http'
import { tagList } from '#exams/questions/tag_list'
import { tagListValidator } from '#exams/questions/validators'

export default class QuestionTagsController {
  async index({ request }: HttpContext) {
    const { questionBankIds } = await request.validateUsing(tagListValidator)
    return tagList(questionBankIds)
  }
}
