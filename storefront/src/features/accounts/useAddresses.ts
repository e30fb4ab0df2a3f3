import { useEffect, useState } from 'react'
import { api } from '~/lib/api'
import type { Address } from '~/lib/wire'

/** The learner's delivery addresses and the one that is chosen, asked for once they are needed. */
export function useAddresses(needed: boolean) {
  const [addresses, setAddresses] = useState<Address[] | null>(null)
  const [chosen, choose] = useState<number | null>(null)

  useEffect(() => {
    if (!needed || addresses) return
    api.accounts.addresses.index({}).then(
      (answer) => {
        setAddresses(answer.addresses)
        choose((now) => now ?? usualOf(answer.addresses)?.deliverAddressId ?? null)
      },
      () => setAddresses([])
    )
  }, [needed])

  function add(address: Address) {
    setAddresses([address, ...(addresses ?? [])])
    choose(address.deliverAddressId)
  }
  return { addresses, chosen, choose, add }
}

const usualOf = (addresses: Address[]) =>
  addresses.find((address) => address.defaultAddr === 1) ?? addresses[0]
