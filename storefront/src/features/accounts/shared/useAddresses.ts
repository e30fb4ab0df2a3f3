import { useRef } from 'react'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Address } from '~/lib/http/wire'

/**
 * The learner's delivery addresses and the one that is chosen: the remembered one while it is there, else the
 * default. They are loaded once they are needed.
 */
export function useAddresses(
  needed: boolean,
  remembered: number | null,
  choose: (address: number) => void
) {
  const wasNeeded = useRef(false)
  wasNeeded.current ||= needed
  const { data, failed, reload, setData } = useFetch(
    () => api.accounts.addresses.index({}),
    'addresses',
    { enabled: wasNeeded.current }
  )
  const addresses = data?.addresses ?? null
  const known = addresses?.find(({ deliverAddressId: id }) => id === remembered)
  const chosen = known ?? defaultOf(addresses ?? [])

  function add(address: Address) {
    if (data) setData({ ...data, addresses: [address, ...data.addresses] })
    choose(address.deliverAddressId)
  }
  return { addresses, failed, reload, chosen: chosen?.deliverAddressId ?? null, add }
}

const defaultOf = (addresses: Address[]) =>
  addresses.find((address) => address.defaultAddr === 1) ?? addresses[0]
