import { CheckCircleFilled } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import styles from './ParcelsScreen.module.css'
import type { ShippedParcel } from './useParcels'
import type { Parcel } from '../../../../lib/apiTypes'

export function ParcelQueue(props: {
  waiting: Parcel[]
  sent: ShippedParcel[]
  current: Parcel | null
  onChoose: (orderId: string) => void
}) {
  const { waiting, sent, current, onChoose } = props
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [current?.orderId])
  if (waiting.length + sent.length === 0) return null

  return (
    <nav className={styles.queue} aria-label="包裹列表">
      {waiting.length > 0 && <h2>待发货</h2>}
      <ul>
        {waiting.map((parcel) => (
          <li key={parcel.orderId}>
            <button
              type="button"
              ref={parcel === current ? row : undefined}
              aria-current={parcel === current}
              onClick={() => onChoose(parcel.orderId)}
            >
              <span>{parcel.addr?.name}</span>
              <small>{parcel.addr?.regionText}</small>
              <small className="numeric">{parcel.orderId}</small>
            </button>
          </li>
        ))}
      </ul>
      {sent.length > 0 && <h2>本次已发出</h2>}
      <ul>
        {sent.map((parcel) => (
          <li key={parcel.orderId} className={styles.shipped}>
            <CheckCircleFilled />
            <span>{parcel.addr?.name}</span>
            <small className="numeric">{parcel.trackingNo}</small>
            <small className="numeric">{parcel.orderId}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
