import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { subjectPapers } from '#exams/attempts/subject_papers'
import { subjectPapersValidator } from '#exams/attempts/validators'

export default class SubjectPapersController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(subjectPapersValidator)
    return { subjectPapers: await subjectPapers(requireUser(ctx), filter) }
  }
}
