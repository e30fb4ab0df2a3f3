import type { HttpContext } from '@adonisjs/core/http'
import { publishMany } from '#catalogue/publications/publish_many'
import { publicationBatchValidator } from '#catalogue/validators'

export default class PublicationBatchesController {
  async store(ctx: HttpContext) {
    return publishMany(ctx, await ctx.request.validateUsing(publicationBatchValidator))
  }
}
