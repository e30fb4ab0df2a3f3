import { useOnError, type HttpError } from '@refinedev/core'
import { useEffect, useState } from 'react'
import { previewRefund } from './calls'
import type { RefundLines } from './refund'
import type { RefundPreview } from '../../../lib/wire'

/** Somebody who types a number is waited for this long. */
const pauseMs = 250

/**
 * What would go back for these copies, asked anew whenever they change; the last answer stays on the screen
 * meanwhile. An answer to an older question is dropped.
 */
export function usePreview(orderId: string, lines: RefundLines | undefined) {
  const { mutate: onError } = useOnError()
  const [preview, setPreview] = useState<RefundPreview | null>(null)
  const [error, setError] = useState<HttpError | null>(null)
  const [asking, setAsking] = useState(true)
  const [turn, setTurn] = useState(0)
  const question = JSON.stringify(lines ?? null)

  useEffect(() => {
    let dropped = false
    setAsking(true)
    const timer = setTimeout(
      async () => {
        try {
          const answer = await previewRefund(orderId, lines)
          if (!dropped) [setPreview(answer), setError(null)]
        } catch (failure) {
          if (dropped) return
          onError(failure)
          setError(failure as HttpError)
        } finally {
          if (!dropped) setAsking(false)
        }
      },
      preview ? pauseMs : 0
    )
    return () => {
      dropped = true
      clearTimeout(timer)
    }
  }, [orderId, question, turn])

  return { preview, error, asking, again: () => setTurn(turn + 1) }
}
