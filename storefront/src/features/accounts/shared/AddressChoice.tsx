import { useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import type { Address } from '~/lib/http/apiTypes'
import { AddressDialog } from '~/features/accounts/addresses/AddressDialog'
import styles from '~/features/accounts/addresses/Addresses.module.css'
import { hasNewAddressDraft } from '~/features/accounts/addresses/addressDraft'

type Props = {
  addresses: Address[] | null
  chosen: number | null
  onChoose: (address: number) => void
  onAdded: (address: Address) => void
}

/** Shown at first; a learner may have up to twenty. */
const maxShownFirst = 4

export function AddressChoice({ addresses, chosen, onChoose, onAdded }: Props) {
  const [adding, setAdding] = useState(hasNewAddressDraft)
  const [all, setAll] = useState(false)
  const sorted = [...(addresses ?? [])].sort((a, b) => b.defaultAddr - a.defaultAddr)
  const shown = all ? sorted : sorted.slice(0, maxShownFirst)
  return (
    <>
      <div className={styles.choices} role="radiogroup" aria-label="收件地址">
        {shown.map((address) => (
          <label key={address.deliverAddressId} className={styles.choice} data-on={address.deliverAddressId === chosen}>
            <input
              type="radio"
              name="address"
              checked={address.deliverAddressId === chosen}
              onChange={() => onChoose(address.deliverAddressId)}
            />
            <span>
              <b>{address.name}</b>
              <span className={styles.phone}>{address.telephone}</span>
              {address.defaultAddr === 1 && <span className="tag">默认</span>}
            </span>
            <span className={styles.place}>
              {address.regionText} {address.address}
            </span>
          </label>
        ))}
        {addresses === null && <Skeleton className={styles.skeleton} />}
        {sorted.length > shown.length && (
          <button type="button" className={styles.add} onClick={() => setAll(true)}>
            <Icon path={icons.down} size={18} />
            全部 {sorted.length} 个地址
          </button>
        )}
        <button type="button" className={styles.add} onClick={() => setAdding(true)}>
          <Icon path={icons.plus} size={18} />
          新增收件地址
        </button>
      </div>
      {adding && (
        <AddressDialog
          onClose={() => setAdding(false)}
          onSaved={(address) => {
            setAdding(false)
            onAdded(address)
          }}
        />
      )}
    </>
  )
}
