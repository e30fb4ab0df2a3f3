import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { CheckException } from '#commerce/exceptions/check_exception'
import { exceptionById } from '#commerce/exceptions/exception_list'

@inject()
export default class ExceptionChecksController {
  constructor(protected checkException: CheckException) {}

  async store(ctx: HttpContext) {
    const id = ctx.params.id
    const answer = await this.checkException.execute(ctx, id)
    return { ...answer, exception: await exceptionById(id) }
  }
}
