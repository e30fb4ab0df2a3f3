import { useEffect, useState } from 'react'
import { api, reportFailure } from '~/lib/http/api'
import type { Address } from '~/lib/http/wire'

/**
 * The learner's delivery addresses and the one that is chosen: the remembered one while it is there, else the
 * usual one. They are asked for once they are needed.
 */
export function useAddresses(
  needed: boolean,
  remembered: number | null,
  choose: (address: number) => void
) {
  const [addresses, setAddresses] = useState<Address[] | null>(null)
  const [failed, setFailed] = useState(false)
  const known = addresses?.find(({ deliverAddressId: id }) => id === remembered)
  const chosen = known ?? usualOf(addresses ?? [])

  useEffect(() => {
    if (needed && !addresses) void load()
  }, [needed])

  async function load() {
    setFailed(false)
    try {
      setAddresses((await api.accounts.addresses.index({})).addresses)
    } catch (error) {
      reportFailure(error)
      setFailed(true)
    }
  }

  function add(address: Address) {
    setAddresses([address, ...(addresses ?? [])])
    choose(address.deliverAddressId)
  }
  return { addresses, failed, load, chosen: chosen?.deliverAddressId ?? null, add }
}

const usualOf = (addresses: Address[]) =>
  addresses.find((address) => address.defaultAddr === 1) ?? addresses[0]
