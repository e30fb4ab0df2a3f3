import type { HttpContext } from '@adonisjs/core/http'
import { bankMessages as messages } from '#commerce/bank_transfers/terms'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import Refund from '#commerce/refunds/refund'
import { RefundStatus } from '#commerce/refunds/terms'
import { BankProvider } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { isDuplicate } from '#core/transaction'

/** The money was transferred back by hand: the serial of that transfer ends the refund. */
export async function recordRefundSerial(ctx: HttpContext, id: number, bankSerial: string): Promise<void> {
  const refund = await Refund.find(id)
  if (!refund) throw new NotFound()
  if (refund.provider !== BankProvider) throw new UserError(messages.notByBank)
  const { refundNo, merchantNo, amountFen: refundFen, status } = refund
  const done = { refundNo, merchantNo: merchantNo!, refundFen, state: 'done' as const, providerRefundId: bankSerial }
  try {
    await recordRefundStatus(done, refund, async (trx, outcome) => {
      if (outcome !== 'done') throw new UserError(messages.refundFinished)
      await audit(trx, ctx, {
        action: 'refund.bank-serial',
        object: `refund:${refundNo}`,
        before: { status },
        after: { status: RefundStatus.Done, bankSerial },
      })
    })
  } catch (error) {
    if (isDuplicate(error)) throw new UserError(messages.serialTaken, { field: 'bankSerial' })
    throw error
  }
}
