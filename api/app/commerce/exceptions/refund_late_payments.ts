import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { createExceptionRefund } from '#commerce/exceptions/create_exception_refund'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import PaymentException from '#commerce/payments/payment_exception'
import { PaymentExceptionKind } from '#commerce/terms'
import { transaction } from '#core/transaction'
import { Wallets } from '#drivers/payment/wallets'

const batchSize = 50
const kinds: PaymentExceptionKind[] = [PaymentExceptionKind.Late, PaymentExceptionKind.Double]

/** Money for a code that its provider could not close: the buyer cancelled or paid otherwise, so it goes back by itself. */
@inject()
export class RefundLatePayments {
  constructor(protected wallets: Wallets) {}

  async execute(): Promise<number> {
    const providers = this.wallets.all.filter((one) => one.canBePaidAfterClosing).map(({ provider }) => provider)
    if (!providers.length) return 0
    const open = await PaymentException.query()
      .where('status', ExceptionStatus.Open)
      .whereIn('kind', kinds)
      .whereIn('provider', providers)
      .where('amountFen', '>', 0)
      .orderBy('id')
      .limit(batchSize)
    for (const { id } of open) {
      try {
        await transaction((trx) => refundOpen(trx, id))
      } catch (error) {
        logger.error({ err: error, paymentExceptionId: id }, 'a late payment could not be refunded')
      }
    }
    return open.length
  }
}

/** An admin may have refunded or settled it meanwhile. */
async function refundOpen(trx: Parameters<typeof createExceptionRefund>[0], id: number): Promise<void> {
  const exception = await PaymentException.lockById(trx, id)
  if (exception.status !== ExceptionStatus.Open) return
  await createExceptionRefund(trx, exception, { reason: messages.refundedBySystem, by: null })
}
