import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import { recordNotice } from '#commerce/payments/record_webhook'
import { SettleOrder } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { NotSignedIn, HttpError } from '#core/errors'
import {
  InvalidWebhookSignature,
  UnknownWebhookEvent,
  type PaymentGateway,
  type PaymentWebhook,
} from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** The signature identifies the provider. A 2xx only after the commit: a confirmed webhook is never repeated. */
@inject()
export default class PaymentWebhooksController {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  async store({ request, response }: HttpContext) {
    const { wallet, notice } = await this.#read(request.headers(), request.raw() ?? '')
    await this.#record(notice, wallet, request.ip())
    response.send({ code: 'SUCCESS', message: '成功' })
  }

  async #record(notice: PaymentWebhook, wallet: PaymentGateway, ip: string): Promise<void> {
    const { provider } = wallet
    const record = (client: QueryClientContract, outcome: string) =>
      recordNotice(client, notice, { outcome, provider, ip })
    const { payment, refund } = notice
    if (payment) return void (await this.settleOrder.execute(payment, wallet, record))
    await record(db.connection(), refund ? await recordRefundStatus(refund, wallet) : 'nothing')
  }

  async #read(headers: Record<string, string | string[] | undefined>, body: string) {
    try {
      return await this.wallets.readNotice({ headers, body })
    } catch (error) {
      if (error instanceof UnknownWebhookEvent) {
        throw new HttpError(messages.oddNotice, { status: 400, code: 'E_ODD_NOTICE' })
      }
      if (error instanceof InvalidWebhookSignature) throw new NotSignedIn(messages.badNotice)
      throw error
    }
  }
}
