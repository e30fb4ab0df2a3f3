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
    ({ given }) => given,
    () => []
  )
}

export function usePreviouslyAssigned(orderNo: string, itemId: number, telephones: string[]) {
  const { data } = useFetch(() => previouslyAssigned(orderNo, itemId, telephones), `${itemId} ${telephones.join()}`, {
    delayMs: 500,
  })
  const asked = new Set(telephones)
  const given = (data ?? []).filter(({ telephone }) => asked.has(telephone))
  return new Map(given.map((seat) => [seat.telephone, seat]))
}
