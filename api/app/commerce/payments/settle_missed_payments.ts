import logger from '@adonisjs/core/services/logger'
import { paymentGateway } from '#commerce/payments/gateway'
import Payment from '#commerce/payments/payment'
import { settleOrder } from '#commerce/payments/settle_order'
import { PaymentStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'

const quietSeconds = 20
const atOnce = 300
/** So many questions without an answer in a row, and the wallet is away. */
const mostSilences = 3

/**
 * Asks the wallet about every try that is open for a while and settles what was paid without our being told
 * (threat T47). A wallet that is away ends the round; one try that
 * it does not talk about holds nobody else up.
 * @returns how many orders were settled
 */
export async function settleMissedPayments(): Promise<number> {
  const gateway = await paymentGateway()
  const open = await Payment.query()
    .where('status', PaymentStatus.Open)
    .whereNotNull('codeUrl')
    .where('createdAt', '<=', toStored(now().minus({ seconds: quietSeconds })))
    .orderBy('expiresAt')
    .limit(atOnce)

  let [settled, silences] = [0, 0]
  for (const { merchantNo } of open) {
    try {
      const fact = await gateway.find(merchantNo)
      silences = 0
      if (fact && (await settleOrder(fact)) === 'settled') settled++
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error, merchantNo }, 'the wallet does not answer')
      if (error.refusal === null && ++silences === mostSilences) break
    }
  }
  return settled
}
