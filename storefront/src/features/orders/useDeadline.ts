import { useEffect, useEffectEvent } from 'react'
import { useCountdown } from '~/lib/useCountdown'

/** Seconds left to pay an order; `onExpired` is called once, unless the time was over before. */
export function useDeadline(seconds: number, onExpired: () => void): number {
  const left = useCountdown(seconds)
  const isOver = left === 0
  const expire = useEffectEvent(() => {
    if (seconds > 0 && isOver) onExpired()
  })
  useEffect(() => expire(), [isOver])
  return left
}
