import type { HttpContext } from '@adonisjs/core/http'
import { subjectPaperList } from '#exams/papers/paper_list'
import { subjectPaperListValidator } from '#exams/papers/validators'

export default class EditedSubjectPapersController {
  async index({ request }: HttpContext) {
    return subjectPaperList(await request.validateUsing(subjectPaperListValidator))
  }
}
