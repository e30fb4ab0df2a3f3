import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { MaxNotes, messages } from '#commerce/history/terms'
import OrderNote from '#commerce/history/order_note'
import type Order from '#commerce/order'

/** @throws UserError at `note` */
export async function addNote(
  trx: Trx,
  order: Order,
  { userId, note }: { userId: number; note: string }
): Promise<OrderNote> {
  const [{ total }] = await trx.from('order_notes').where('order_id', order.id).count('* as total')
  if (Number(total) >= MaxNotes) throw new UserError(messages.tooManyNotes, { field: 'note' })
  return OrderNote.create({ orderId: order.id, userId, note }, { client: trx })
}
