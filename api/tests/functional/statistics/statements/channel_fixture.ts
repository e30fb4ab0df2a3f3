import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { partner } from '#tests/factories/sales'

export const statementsPath = '/api/admin/statements'
export const closings = ({ user }: CreatedUser, month: string) => `${statementsPath}/${user.id}/${month}/closings`

/** A time in Shanghai as stored text. */
export const shanghai = (text: string): string => toStored(DateTime.fromISO(text, { zone: 'Asia/Shanghai' }).toUTC())

export async function setRate(channelId: number, rateBp: number, fromMonth = '0000-01') {
  await db
    .table('channel_rates')
    .insert({ channel_id: channelId, from_month: fromMonth, rate_bp: rateBp, created_at: toStored(now()) })
}

export async function newPartner(code: string, rateBp?: number) {
  const own = await createUser(Role.Channel)
  const channelId = await partner(own.user.id, code)
  if (rateBp !== undefined) await setRate(channelId, rateBp)
  return { own, channelId }
}

/** Books a refund on the line item and its order, as `reverse_sale.ts` does. */
export async function release(item: { id: number; order_id: number }, copies: number, fen: number): Promise<void> {
  await db.from('order_items').where('id', item.id).increment({ refunded_count: copies, refunded_fen: fen })
  await db.from('orders').where('id', item.order_id).increment({ refunded_fen: fen })
  await db
    .from('orders')
    .where('id', item.order_id)
    .update({ updated_at: toStored(now()) })
}

export const itemsOf = (orderId: number) => db.from('order_items').where('order_id', orderId).orderBy('id')
