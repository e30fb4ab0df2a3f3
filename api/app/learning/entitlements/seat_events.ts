import type { Trx } from '#core/transaction'
import { maskTelephone } from '#core/shared_rules'
import { eventPerson } from '#messages/partner_events/event_person'
import { accountsOf, type EventReaders } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

/** A line of a bulk order. */
interface SeatLine {
  id: number
  orderId: number
}

interface ChangedSeat {
  seatNo: number
  telephone: string
  userId: number | null
  courseIds: number[]
  expiresOn: string | null
}

export function queueSeatEvents(
  trx: Trx,
  type: 'seat.assigned' | 'seat.moved' | 'seat.returned',
  item: SeatLine,
  seats: ChangedSeat[]
): Promise<void> {
  return queuePartnerEvents(trx, type, accountsOfBuyer(item), () =>
    Promise.all(
      seats.map(async ({ userId, telephone, ...seat }) => ({
        subject: `seat:${item.id}-${seat.seatNo}`,
        data: {
          orderId: item.orderId,
          lineId: item.id,
          ...seat,
          telephone: maskTelephone(telephone),
          person: userId === null ? null : await eventPerson(trx, userId),
        },
      }))
    )
  )
}

const accountsOfBuyer =
  ({ orderId }: SeatLine): EventReaders =>
  async (trx) => {
    const order = await trx.from('orders').where('id', orderId).select('user_id').firstOrFail()
    return accountsOf(order.user_id)(trx)
  }
