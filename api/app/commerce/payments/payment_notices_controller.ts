import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import { recordNotice } from '#commerce/payments/record_notice'
import { settleOrder } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { NotSignedIn } from '#core/http/refusal'
import { BadNotice, PaymentGateway, type PaymentNotice } from '#drivers/payment/payment_gateway'

/**
 * What the wallet tells us. Its signature is over the bytes as they came, so nothing is read before it was
 * verified; and the wallet hears a 2xx only after the commit, because it never repeats what we confirmed.
 */
@inject()
export default class PaymentNoticesController {
  constructor(protected gateway: PaymentGateway) {}

  async store({ request, response }: HttpContext) {
    const notice = await this.#read(request.headers(), request.raw() ?? '')
    const outcome = await this.#book(notice)
    await recordNotice(notice, { outcome, provider: this.gateway.provider, ip: request.ip() })
    response.send({ code: 'SUCCESS', message: '成功' })
  }

  #book({ payment, refund }: PaymentNotice): Promise<string> {
    if (payment) return settleOrder(payment)
    return refund ? recordRefundStatus(refund) : Promise.resolve('nothing')
  }

  async #read(headers: Record<string, string | string[] | undefined>, body: string) {
    try {
      return await this.gateway.readNotice({ headers, body })
    } catch (error) {
      if (error instanceof BadNotice) throw new NotSignedIn(messages.badNotice)
      throw error
    }
  }
}
