import { useFetch } from '~/lib/http/useFetch'
import { api, silent } from '~/lib/http/api'
import type { ResponseOf } from '~/lib/http/apiTypes'

export type PreviouslyAssignedSeat = ResponseOf<'commerce.seat_previews.store'>['given'][number]

/** Earlier assignments of this customer to these numbers; none while unknown. */
export async function previouslyAssigned(
  orderNo: string,
  itemId: number,
  telephones: string[]
): Promise<PreviouslyAssignedSeat[]> {
  if (!telephones.length) return []
  const call = { params: { orderNo, itemId }, body: { telephones }, ...silent }
  return api.commerce.seatPreviews.store(call).then(
    ({ given: previous }) => previous,
    () => []
  )
}

export function usePreviouslyAssigned(orderNo: string, itemId: number, telephones: string[]) {
  const { data } = useFetch(() => previouslyAssigned(orderNo, itemId, telephones), `${itemId} ${telephones.join()}`, {
    delayMs: 500,
  })
  const requested = new Set(telephones)
  const previous = (data ?? []).filter(({ telephone }) => requested.has(telephone))
  return new Map(previous.map((seat) => [seat.telephone, seat]))
}
