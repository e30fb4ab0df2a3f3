import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toStored, toWireDay } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { messages } from '#statistics/statements/terms'

interface Key {
  /** The channel's user id, as in the API. */
  userId: number
  month: string
}

/** Marks a closed statement as paid. @throws UserError before it is closed, or when it is marked already */
export async function markPaid(ctx: HttpContext, key: Key, { paidOn, note }: { paidOn: string; note?: string }) {
  return transaction(async (trx) => {
    const { id, statementNo, closedAt } = await lockClosed(trx, key)
    if (await payoutOf(trx, id)) throw new UserError(messages.paidAlready, { field: 'paidOn' })
    if (paidOn > toWireDay(now())) throw new UserError(messages.paidInFuture, { field: 'paidOn' })
    if (paidOn < toWireDay(closedAt)) throw new UserError(messages.paidBeforeClosing, { field: 'paidOn' })
    const row = { paid_on: paidOn, note: note ?? null }
    await trx
      .table('statement_payouts')
      .insert({ statement_id: id, ...row, marked_by: requireUser(ctx).id, created_at: toStored(now()) })
    await audit(trx, ctx, {
      action: 'statement.mark-paid',
      object: `statement:${statementNo}`,
      after: { paidOn, note: row.note },
    })
  })
}

/** Removes the mark; the audit log has what it was and why. @throws UserError without a mark */
export async function cancelPayout(ctx: HttpContext, key: Key, reason: string) {
  return transaction(async (trx) => {
    const { id, statementNo } = await lockClosed(trx, key)
    const payout = await payoutOf(trx, id)
    if (!payout) throw new UserError(messages.notPaid)
    await trx.from('statement_payouts').where('statement_id', id).delete()
    await audit(trx, ctx, {
      action: 'statement.unmark-paid',
      object: `statement:${statementNo}`,
      reason,
      before: payout,
    })
  })
}

/** Locks the channel, as closing does: the rows of statements cannot be locked by an account that may not update them. */
async function lockClosed(trx: Trx, { userId, month }: Key) {
  const channel = await trx.from('channels').where('user_id', userId).forUpdate().first()
  if (!channel) throw new NotFound()
  const statement = await trx
    .from('statements')
    .where({ channel_id: channel.id, month })
    .select('id', 'statement_no as statementNo', 'closed_at as closedAt')
    .first()
  if (!statement) throw new UserError(messages.payAfterClosing)
  return statement as { id: number; statementNo: string; closedAt: string }
}

const payoutOf = async (trx: Trx, id: number): Promise<{ paidOn: string; note: string | null } | null> =>
  (await trx.from('statement_payouts').where('statement_id', id).select('paid_on as paidOn', 'note').first()) ?? null
