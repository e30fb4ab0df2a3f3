import { useFetch } from '~/lib/http/useFetch'
import { api, withoutNotice } from '~/lib/http/api'
import type { ResponseOf } from '~/lib/http/apiTypes'

export type GivenSeat = ResponseOf<'commerce.seat_previews.store'>['given'][number]

/** What this buyer gave to these numbers before; nothing while it is not known. */
export async function givenBefore(orderNo: string, itemId: number, telephones: string[]): Promise<GivenSeat[]> {
  if (!telephones.length) return []
  const call = { params: { orderNo, itemId }, body: { telephones }, ...withoutNotice }
  return api.commerce.seatPreviews.store(call).then(
    ({ given }) => given,
    () => []
  )
}

export function useGivenBefore(orderNo: string, itemId: number, telephones: string[]) {
  const { data } = useFetch(() => givenBefore(orderNo, itemId, telephones), `${itemId} ${telephones.join()}`, {
    delayMs: 500,
  })
  const asked = new Set(telephones)
  const given = (data ?? []).filter(({ telephone }) => asked.has(telephone))
  return new Map(given.map((seat) => [seat.telephone, seat]))
}
