import type { HttpContext } from '@adonisjs/core/http'
import { pendingReviews } from '#exams/questions/clause_questions'
import { reviewQuestions } from '#exams/clauses/review_questions'
import { reviewedText } from '#exams/clauses/terms'
import { reviewListValidator, reviewValidator } from '#exams/clauses/validators'

export default class ClauseReviewsController {
  async index({ request }: HttpContext) {
    return pendingReviews(await request.validateUsing(reviewListValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(reviewValidator)
    const done = await reviewQuestions(ctx, form)
    return { ...done, msg: reviewedText(done.reviewed, done.skipped) }
  }
}
