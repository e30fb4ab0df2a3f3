import type { HttpContext } from '@adonisjs/core/http'
import { publishMany } from '#catalogue/publications/publish_many'
import { publicationBatchValidator } from '#catalogue/validators'

/** Many courses on the shelf or off it at once, with a result for each. */
export default class PublicationBatchesController {
  async store(ctx: HttpContext) {
    const { courseIds, publish } = await ctx.request.validateUsing(publicationBatchValidator)
    return publishMany(ctx, courseIds, publish)
  }
}
