import db from '@adonisjs/lucid/services/db'
import { OrderStatus } from '#commerce/terms'
import { auditConsole } from '#core/audit/audit'
import { addMonths, daysOfMonth, monthsBetween, thisMonth } from '#core/months'
import { Role } from '#core/roles'
import { now, toStored, toWireDay } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { toTimeRange } from '#statistics/date_ranges'
import { closeMonth } from '#statistics/statements/close_statement'
import { firstMonths } from '#statistics/statements/sold_items'

/** Closes the months of the first channel up to the one before last; the next one corrects a late payment. */
export async function closeDemoStatements(): Promise<void> {
  const channel = await db.from('channels').orderBy('id').first()
  const admin = await db.from('user_roles').where('role', Role.Admin).orderBy('id').first()
  const first = channel && (await firstMonths(db.connection(), channel.id)).get(channel.id)
  const last = addMonths(thisMonth(), -2)
  if (!first || first > last) return

  const late = await lateOrder(channel.id, last)
  await transaction(async (trx) => {
    const setStatus = (status: number) =>
      trx
        .from('orders')
        .whereIn('id', late ? [late.id] : [])
        .update({ order_status: status, updated_at: toStored(now()) })
    await setStatus(OrderStatus.Paying)
    for (const month of monthsBetween(first, last)) {
      const closing = { userId: channel.user_id, month, adminId: admin.user_id }
      const { entry } = await closeMonth(trx, closing)
      if (entry) await auditConsole(trx, entry)
      if (month < last) await pay(trx, channel.id, month, admin.user_id)
    }
    await setStatus(OrderStatus.Paid)
  })
}

/** The last closed statement is not paid yet. */
async function pay(trx: Trx, channelId: number, month: string, adminId: number) {
  const { id } = await trx.from('statements').where({ channel_id: channelId, month }).select('id').first()
  const row = { statement_id: id, paid_on: toWireDay(now()), note: '对公转账' }
  await trx.table('statement_payouts').insert({ ...row, marked_by: adminId, created_at: toStored(now()) })
}

/** The last one of the month. */
async function lateOrder(channelId: number, month: string) {
  const { from, until } = toTimeRange(daysOfMonth(month))
  return db
    .from('orders')
    .where({ channel_id: channelId, order_status: OrderStatus.Paid })
    .where('paid_at', '>=', from!)
    .where('paid_at', '<', until!)
    .orderBy('paid_at', 'desc')
    .first()
}
