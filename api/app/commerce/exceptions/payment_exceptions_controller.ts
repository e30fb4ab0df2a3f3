import type { HttpContext } from '@adonisjs/core/http'
import { exceptionList } from '#commerce/exceptions/exception_list'
import { exceptionsValidator } from '#commerce/exceptions/validators'

export default class PaymentExceptionsController {
  async index({ request }: HttpContext) {
    return exceptionList(await request.validateUsing(exceptionsValidator))
  }
}
