import type { HttpContext } from '@adonisjs/core/http'
import { transferList } from '#commerce/bank_transfers/transfer_list'
import { bankTransfersValidator } from '#commerce/bank_transfers/validators'

export default class BankTransfersController {
  async index({ request }: HttpContext) {
    return transferList(await request.validateUsing(bankTransfersValidator))
  }
}
