import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { bookmarkQuestions } from '#exams/attempts/bookmark_questions'
import { bookmarksValidator } from '#exams/attempts/validators'

export default class BookmarksController {
  async store(ctx: HttpContext) {
    const { questions } = await ctx.request.validateUsing(bookmarksValidator)
    const userPaperId: number = ctx.params.id
    const userId = requireUser(ctx).id
    const bookmarks = await bookmarkQuestions({ userPaperId, userId, questions })
    return { userPaperId, bookmarks }
  }
}
