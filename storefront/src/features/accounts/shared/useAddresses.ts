import { useState } from 'react'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Address } from '~/lib/http/apiTypes'

/** Loads the addresses once needed; selects the remembered address if it still exists, else the default. */
export function useAddresses(needed: boolean, remembered: number | null, choose: (address: number) => void) {
  const [wasNeeded, setWasNeeded] = useState(needed)
  if (needed && !wasNeeded) setWasNeeded(true)
  const { data, failed, reload, setData } = useFetch(() => api.accounts.addresses.index({}), 'addresses', {
    enabled: wasNeeded,
  })
  const addresses = data?.addresses ?? null
  const known = addresses?.find(({ deliverAddressId: id }) => id === remembered)
  const chosen = known ?? defaultOf(addresses ?? [])

  function add(address: Address) {
    if (data) setData({ ...data, addresses: [address, ...data.addresses] })
    choose(address.deliverAddressId)
  }
  return { addresses, failed, reload, chosen: chosen?.deliverAddressId ?? null, add }
}

const defaultOf = (addresses: Address[]) => addresses.find((address) => address.defaultAddr === 1) ?? addresses[0]
