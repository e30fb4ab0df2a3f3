import logger from '@adonisjs/core/services/logger'
import { paymentGateway } from '#commerce/gateway'
import Payment from '#commerce/payment'
import { settleOrder } from '#commerce/settle_order'
import { PaymentStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'

const quietSeconds = 20
const atOnce = 300

/**
 * Asks the wallet about every try that is open for a while and settles what was paid without our being told
 * (threat T47). The first silence of the wallet ends the round.
 * @returns how many orders were settled
 */
export async function settleUntold(): Promise<number> {
  const gateway = await paymentGateway()
  const open = await Payment.query()
    .where('status', PaymentStatus.Open)
    .whereNotNull('codeUrl')
    .where('createdAt', '<=', toStored(now().minus({ seconds: quietSeconds })))
    .orderBy('expiresAt')
    .limit(atOnce)

  let settled = 0
  try {
    for (const { merchantNo } of open) {
      const fact = await gateway.find(merchantNo)
      if (fact && (await settleOrder(fact)) === 'settled') settled++
    }
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error }, 'the wallet does not answer')
  }
  return settled
}
