import type { HttpContext } from '@adonisjs/core/http'
import { checkException } from '#commerce/exceptions/check_exception'
import { exceptionById } from '#commerce/exceptions/exception_list'

/** What the wallet says of it now. */
export default class ExceptionChecksController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const answer = await checkException(ctx, id)
    return { ...answer, exception: await exceptionById(id) }
  }
}
