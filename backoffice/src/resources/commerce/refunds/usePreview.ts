import { useOnError, type HttpError } from '@refinedev/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { previewRefund } from './calls'
import type { RefundInput } from './refund'
import type { RefundPreview } from '../../../lib/apiTypes'

const pauseMs = 250

/**
 * The preview of a refund, refetched when its input changes; the last one stays visible meanwhile. An outdated response
 * is dropped.
 */
export function usePreview(orderId: string, refundInputOf: (preview: RefundPreview | null) => RefundInput) {
  const { mutate: onError } = useOnError()
  const [preview, setPreview] = useState<RefundPreview | null>(null)
  const [error, setError] = useState<HttpError | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const refundInput = refundInputOf(preview)
  const inputKey = JSON.stringify(refundInput)

  const ask = useEffectEvent(() => previewRefund(orderId, refundInput))
  const report = useEffectEvent((failure: unknown) => {
    onError(failure)
    setError(failure as HttpError)
  })
  const pause = useEffectEvent(() => (preview ? pauseMs : 0))

  useEffect(() => {
    let isStale = false
    setIsLoading(true)
    const timer = setTimeout(async () => {
      try {
        const response = await ask()
        if (!isStale) [setPreview(response), setError(null)]
      } catch (failure) {
        if (!isStale) report(failure)
      } finally {
        if (!isStale) setIsLoading(false)
      }
    }, pause())
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [orderId, inputKey, attempt])

  return { preview, error, isLoading, reload: () => setAttempt(attempt + 1) }
}
