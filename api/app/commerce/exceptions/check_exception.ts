import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { canCheck } from '#commerce/exceptions/exception_transformer'
import { messages as exceptionMessages } from '#commerce/exceptions/terms'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { SettleOrder } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { toYuan } from '#core/money'
import { NotFound, UserError, Unavailable } from '#core/errors'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import type { ProviderPayment } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

@inject()
export class CheckException {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  async execute(ctx: HttpContext, id: number) {
    const exception = await PaymentException.find(id)
    if (!exception) throw new NotFound()
    if (!canCheck(exception)) throw new UserError(exceptionMessages.nothingToAsk)
    const providerPayment = await this.#query(exception)
    const answer = {
      walletState: providerPayment?.state ?? null,
      transactionId: providerPayment?.transactionId ?? null,
    }
    await transaction((trx) =>
      audit(trx, ctx, { action: 'payment-exception.check', object: `payment-exception:${id}`, after: answer })
    )
    return {
      ...answer,
      walletAmt: providerPayment && toYuan(providerPayment.amountFen),
      paidTime: providerPayment && toWireTime(providerPayment.paidAt),
    }
  }

  async #query(exception: PaymentException): Promise<ProviderPayment | null> {
    try {
      const wallet = this.wallets.of(exception)
      const providerPayment = await wallet.find(await merchantNoOf(exception))
      if (providerPayment) await this.settleOrder.execute(providerPayment, wallet)
      return providerPayment
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
      throw error
    }
  }
}

async function merchantNoOf(exception: PaymentException): Promise<string> {
  if (exception.paymentId === null) return exception.walletFact.merchantNo!
  return (await Payment.findOrFail(exception.paymentId)).merchantNo
}
