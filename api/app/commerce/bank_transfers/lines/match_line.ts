import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { AssignLine } from '#commerce/bank_transfers/lines/assign_line'
import BankLine from '#commerce/bank_transfers/lines/bank_line'
import { findByReference } from '#commerce/bank_transfers/find_order'
import { BankLineState, bankMessages as messages } from '#commerce/bank_transfers/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

/** For a line whose payer forgot the code; it still has to be confirmed. */
@inject()
export class MatchLine {
  constructor(protected assignLine: AssignLine) {}

  async execute(ctx: HttpContext, id: number, reference: string): Promise<BankLineState> {
    const seen = await BankLine.find(id)
    if (!seen) throw new NotFound()
    const order = await findByReference(reference)
    if (!order) throw new UserError(messages.unknownReference, { field: 'reference' })
    return this.assignLine.execute(seen, order, async (trx, assignment) => {
      const line = await lockOpen(trx, id)
      const before = { lineState: line.state }
      await line.merge(assignment).save()
      const { bankSerial, amountFen, state: lineState } = line
      await audit(trx, ctx, {
        action: 'bank-line.match',
        object: `bank-line:${id}`,
        before,
        after: { lineState, bankSerial, amountFen, orderId: order.orderNo },
      })
    })
  }
}

/** Other income of the account, or money that was returned outside of the product. */
export async function dismissLine(ctx: HttpContext, id: number, note: string): Promise<void> {
  await transaction(async (trx) => {
    const line = await lockOpen(trx, id)
    const before = { lineState: line.state }
    await line.merge({ state: BankLineState.Dismissed, orderId: null, note }).save()
    const { bankSerial, amountFen, state: lineState } = line
    await audit(trx, ctx, {
      action: 'bank-line.dismiss',
      object: `bank-line:${id}`,
      before,
      after: { lineState, bankSerial, amountFen },
      reason: note,
    })
  })
}

const openStates: BankLineState[] = [BankLineState.Orphan, BankLineState.Proposed]

async function lockOpen(trx: Trx, id: number): Promise<BankLine> {
  const line = await BankLine.lockById(trx, id)
  if (!openStates.includes(line.state)) throw new UserError(messages.handled)
  return line
}
