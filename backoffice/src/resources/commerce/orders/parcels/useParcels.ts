import type { HttpError } from '@refinedev/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { downloadParcelList } from '../calls'
import { nextAfterShipping, neighbour } from './queue'
import type { Parcel } from '../../../../lib/apiTypes'

export interface ShippedParcel extends Parcel {
  trackingNo: string
}

export function useParcels() {
  const [waiting, setWaiting] = useState<Parcel[]>([])
  const [sent, setSent] = useState<ShippedParcel[]>([])
  const [total, setTotal] = useState(0)
  const [at, setAt] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<HttpError | null>(null)
  const begun = useRef(false)

  const load = async () => {
    setLoading(true)
    setError(null)
    try {
      const { parcels, total: all } = await downloadParcelList()
      setWaiting(parcels)
      setTotal(all + sent.length)
      setAt((before) => (parcels.some(({ orderId }) => orderId === before) ? before : (parcels[0]?.orderId ?? null)))
    } catch (failure) {
      setError(failure as HttpError)
    } finally {
      setLoading(false)
    }
  }

  // Once per visit: every read of addresses is written to the audit log.
  const begin = useEffectEvent(() => {
    if (!begun.current) void load()
    begun.current = true
  })
  useEffect(() => begin(), [])

  const markSent = (parcel: Parcel, trackingNo: string) => {
    setAt(nextAfterShipping(waiting, parcel.orderId))
    setWaiting(waiting.filter(({ orderId }) => orderId !== parcel.orderId))
    setSent([{ ...parcel, trackingNo }, ...sent])
  }

  return {
    load,
    waiting,
    sent,
    total,
    loading,
    error,
    current: waiting.find(({ orderId }) => orderId === at) ?? null,
    choose: setAt,
    step: (by: 1 | -1) => setAt(neighbour(waiting, at, by)),
    markSent,
    /** The order for which a tracking number was just used: it must be unique. */
    usedBy: (trackingNo: string) => sent.find((parcel) => parcel.trackingNo === trackingNo)?.orderId ?? null,
  }
}
