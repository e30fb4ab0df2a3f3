import type { HttpContext } from '@adonisjs/core/http'
import { bankLineList } from '#commerce/bank_transfers/lines/line_list'
import { bankLinesValidator } from '#commerce/bank_transfers/validators'

export default class BankLinesController {
  async index({ request }: HttpContext) {
    return bankLineList(await request.validateUsing(bankLinesValidator))
  }
}
