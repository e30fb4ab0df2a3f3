import type { HttpContext } from '@adonisjs/core/http'
import { exceptionById } from '#commerce/exceptions/exception_list'
import { resolveException } from '#commerce/exceptions/resolve_exception'
import { messages } from '#commerce/exceptions/terms'
import { resolutionValidator } from '#commerce/exceptions/validators'

export default class ExceptionResolutionsController {
  async store(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(resolutionValidator)
    const id = ctx.params.id
    await resolveException(ctx, id, note)
    return { exception: await exceptionById(id), msg: messages.handled }
  }
}
