import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { exceptionById } from '#commerce/exceptions/exception_list'
import { SettleException } from '#commerce/exceptions/settle_exception'
import { messages } from '#commerce/exceptions/terms'

@inject()
export default class ExceptionSettlementsController {
  constructor(protected settleException: SettleException) {}

  async store(ctx: HttpContext) {
    const id = ctx.params.id
    await this.settleException.execute(ctx, id)
    return { exception: await exceptionById(id), msg: messages.settled }
  }
}
