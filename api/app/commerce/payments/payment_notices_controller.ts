import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import { recordNotice } from '#commerce/payments/record_notice'
import { SettleOrder } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { NotSignedIn, UserFacingError } from '#core/http/refusal'
import {
  BadNotice,
  OddNotice,
  type PaymentGateway,
  type PaymentNotice,
} from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** The signature tells the wallet. A 2xx only after the commit: a confirmed notice is never repeated. */
@inject()
export default class PaymentNoticesController {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  async store({ request, response }: HttpContext) {
    const { wallet, notice } = await this.#read(request.headers(), request.raw() ?? '')
    const outcome = await this.#record(notice, wallet)
    await recordNotice(notice, { outcome, provider: wallet.provider, ip: request.ip() })
    response.send({ code: 'SUCCESS', message: '成功' })
  }

  #record({ payment, refund }: PaymentNotice, wallet: PaymentGateway): Promise<string> {
    if (payment) return this.settleOrder.execute(payment, wallet)
    return refund ? recordRefundStatus(refund, wallet) : Promise.resolve('nothing')
  }

  async #read(headers: Record<string, string | string[] | undefined>, body: string) {
    try {
      return await this.wallets.readNotice({ headers, body })
    } catch (error) {
      if (error instanceof OddNotice) {
        throw new UserFacingError(messages.oddNotice, { status: 400, code: 'E_ODD_NOTICE' })
      }
      if (error instanceof BadNotice) throw new NotSignedIn(messages.badNotice)
      throw error
    }
  }
}
