import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { AssignLine } from '#commerce/bank_transfers/lines/assign_line'
import BankLine from '#commerce/bank_transfers/lines/bank_line'
import { findByReference } from '#commerce/bank_transfers/find_order'
import { BankLineState, OpenLineStates, bankMessages as messages } from '#commerce/bank_transfers/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

/** For a payer who forgot the code or wrote a wrong one. The line still has to be confirmed, by both if it is large. */
@inject()
export class MatchLine {
  constructor(protected assignLine: AssignLine) {}

  async execute(ctx: HttpContext, id: number, reference: string): Promise<BankLineState> {
    const seen = await BankLine.find(id)
    if (!seen) throw new NotFound()
    ensureOpen(seen)
    const order = await findByReference(reference)
    if (!order) throw new UserError(messages.unknownReference, { field: 'reference' })
    return this.assignLine.execute(seen, order, async (trx, assignment) => {
      const line = await lockOpen(trx, id)
      const before = { lineState: line.state }
      await line.merge({ ...assignment, firstConfirmedBy: null }).save()
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
    await line.merge({ state: BankLineState.Dismissed, orderId: null, firstConfirmedBy: null, note }).save()
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

async function lockOpen(trx: Trx, id: number): Promise<BankLine> {
  const line = await BankLine.lockById(trx, id)
  ensureOpen(line)
  return line
}

function ensureOpen({ state }: BankLine): void {
  if (!OpenLineStates.includes(state)) throw new UserError(messages.handled)
}
