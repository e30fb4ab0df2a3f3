import type { HttpContext } from '@adonisjs/core/http'
import { exceptionById } from '#commerce/exceptions/exception_list'
import { settleException } from '#commerce/exceptions/settle_exception'
import { messages } from '#commerce/exceptions/terms'

/** 补单. */
export default class ExceptionSettlementsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await settleException(ctx, id)
    return { exception: await exceptionById(id), msg: messages.settled }
  }
}
