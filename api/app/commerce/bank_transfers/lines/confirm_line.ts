import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { secondPersonAboveFen } from '#commerce/bank_transfers/bank_account'
import { toPayment } from '#commerce/bank_transfers/bank_gateway'
import BankLine from '#commerce/bank_transfers/lines/bank_line'
import { transferOrderById } from '#commerce/bank_transfers/find_order'
import { BankLineState, bankMessages as messages } from '#commerce/bank_transfers/terms'
import Order from '#commerce/order'
import { OpenPaymentAttempt } from '#commerce/payments/open_payment_attempt'
import { SettleOrder } from '#commerce/payments/settle_order'
import { BankProvider, PayWay } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { Wallets } from '#drivers/payment/wallets'

export type ConfirmOutcome = 'first' | typeof BankLineState.Paid | typeof BankLineState.Exception

const transfer = { provider: BankProvider, way: PayWay.Transfer, payerContext: null }

export interface Confirmer {
  adminId: number
  /** The key of a system confirms for the admin who created it, and is no second person. */
  isKey: boolean
}

/** Pays the order as a webhook of a wallet does; above the limit the second of two admins pays it. */
@inject()
export class ConfirmLine {
  constructor(
    protected wallets: Wallets,
    protected openPaymentAttempt: OpenPaymentAttempt,
    protected settleOrder: SettleOrder
  ) {}

  execute(ctx: HttpContext, id: number): Promise<ConfirmOutcome> {
    return this.confirm(ctx, id, { adminId: requireUser(ctx).id, isKey: false })
  }

  /** @throws NotFound; UserError */
  async confirm(ctx: HttpContext, id: number, by: Confirmer): Promise<ConfirmOutcome> {
    const { adminId } = by
    const line = await BankLine.find(id)
    if (!line) throw new NotFound()
    if (line.state === BankLineState.Matched && needsFirst(line)) {
      await transaction((trx) => confirmFirst(trx, ctx, { id, adminId }))
      return 'first'
    }
    ensureConfirmable(line, by)
    return this.#settle(ctx, line, by)
  }

  async #settle(ctx: HttpContext, { id, bankSerial, amountFen, orderId }: BankLine, by: Confirmer) {
    const wallet = this.wallets.of({ provider: BankProvider })
    // Ends an attempt of another provider first: the order must not be paid twice.
    const order = await Order.findOrFail(orderId)
    if (order.isPayable) await this.openPaymentAttempt.execute(order, transfer).catch(ignorePaidMeanwhile)
    const { merchantNo } = await transferOrderById(order.id)
    const settledAt = now()
    const payment = toPayment({ bankSerial, amountFen }, { merchantNo, paidAt: settledAt, ...(await wallet.account()) })
    let state: typeof BankLineState.Paid | typeof BankLineState.Exception = BankLineState.Exception
    await this.settleOrder.execute(payment, wallet, async (client, outcome) => {
      const trx = client as Trx
      const line = await BankLine.lockById(trx, id)
      ensureConfirmable(line, by)
      if (line.orderId !== orderId) throw new UserError(messages.handled)
      state = outcome === 'settled' ? BankLineState.Paid : BankLineState.Exception
      await line.merge({ state, merchantNo, confirmedBy: by.adminId, settledAt }).save()
      await audit(trx, ctx, {
        action: 'bank-line.confirm',
        object: `bank-line:${id}`,
        before: { lineState: BankLineState.Matched },
        after: { lineState: state, bankSerial, amountFen, orderId: order.orderNo },
      })
    })
    return state
  }
}

/** By another admin who confirmed the line, or otherwise: then its money becomes an exception. */
function ignorePaidMeanwhile(error: unknown): void {
  if (!(error instanceof NotFound)) throw error
}

const isLarge = ({ amountFen }: BankLine) => amountFen > secondPersonAboveFen()
const needsFirst = (line: BankLine) => isLarge(line) && line.firstConfirmedBy === null

/** @throws UserError */
function ensureConfirmable(line: BankLine, { adminId, isKey }: Confirmer): void {
  if (line.state !== BankLineState.Matched) throw new UserError(messages.handled)
  const isSecond = !isKey && line.firstConfirmedBy !== null && line.firstConfirmedBy !== adminId
  if (isLarge(line) && !isSecond) throw new UserError(messages.samePerson)
}

async function confirmFirst(trx: Trx, ctx: HttpContext, { id, adminId }: { id: number; adminId: number }) {
  const line = await BankLine.lockById(trx, id)
  if (line.state !== BankLineState.Matched || !needsFirst(line)) throw new UserError(messages.handled)
  await line.merge({ firstConfirmedBy: adminId }).save()
  const { bankSerial, amountFen } = line
  await audit(trx, ctx, {
    action: 'bank-line.confirm-first',
    object: `bank-line:${id}`,
    after: { bankSerial, amountFen },
  })
}
