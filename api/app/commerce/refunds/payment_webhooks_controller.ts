import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import { recordNotice } from '#commerce/payments/record_webhook'
import { SettleOrder } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { NotSignedIn, NotFound, HttpError } from '#core/errors'
import {
  InvalidWebhookSignature,
  UnknownWebhookEvent,
  type PaymentGateway,
  type PaymentWebhook,
  type RawWebhook,
} from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** A route per provider, so that none is tried with the key of another. A 2xx only after the commit: a confirmed webhook is never repeated. */
@inject()
export default class PaymentWebhooksController {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  async store({ request, response, params }: HttpContext) {
    if (!this.wallets.has({ provider: params.provider })) throw new NotFound()
    const wallet = this.wallets.of({ provider: params.provider })
    const notice = await read(wallet, { headers: request.headers(), body: request.raw() ?? '' })
    await this.#record(notice, wallet, request.ip())
    response.send(wallet.noticeAnswer)
  }

  async #record(notice: PaymentWebhook, wallet: PaymentGateway, ip: string): Promise<void> {
    const { provider } = wallet
    const record = (client: QueryClientContract, outcome: string) =>
      recordNotice(client, notice, { outcome, provider, ip })
    const { payment, refund } = notice
    if (payment) return void (await this.settleOrder.execute(payment, wallet, record))
    await record(db.connection(), refund ? await recordRefundStatus(refund, wallet) : 'nothing')
  }
}

async function read(wallet: PaymentGateway, raw: RawWebhook): Promise<PaymentWebhook> {
  try {
    return await wallet.readNotice(raw)
  } catch (error) {
    if (error instanceof UnknownWebhookEvent) {
      throw new HttpError(messages.oddNotice, { status: 400, code: 'E_ODD_NOTICE' })
    }
    if (error instanceof InvalidWebhookSignature) throw new NotSignedIn(messages.badNotice)
    throw error
  }
}
