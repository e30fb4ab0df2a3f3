import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { boughtSeats, type SeatItem } from '#learning/seats/seat_item'
import { MinMovesPerDay, messages } from '#learning/terms'

/**
 * Who transfers a seat, or takes it back and assigns it again, learns whether a number has an account: both are limited
 * together (docs/threats.md T05).
 */
export async function limitMoves(trx: Trx, item: SeatItem): Promise<void> {
  const [{ count }] = await trx
    .from('seat_moves')
    .where('order_item_id', item.id)
    .where('created_at', '>', toStored(now().minus({ hours: 24 })))
    .count('* as count')
  if (Number(count) >= Math.max(MinMovesPerDay, boughtSeats(item))) {
    throw new UserError(messages.tooManyMoves, { code: 'too-many-moves' })
  }
}
