import { useEffect, useEffectEvent, useState } from 'react'
import { announcedBetween, isDoubtful, readClocks, timeLeft, type Deadline } from './deadline'

interface TimeLeftHandlers {
  /** The clocks of this browser disagree: ask the server. */
  doubt: () => void
  over: () => void
  announce: (minutes: number) => void
}

/** Seconds left by the server's clock; null without a limit. */
export function useTimeLeft(deadline: Deadline | null, on: TimeLeftHandlers): number | null {
  const [left, setLeft] = useState(() => deadline && timeLeft(deadline, readClocks()))
  const announce = useEffectEvent((minutes: number) => on.announce(minutes))
  const end = useEffectEvent(() => on.over())
  const doubt = useEffectEvent(() => on.doubt())
  useEffect(() => {
    if (!deadline) return setLeft(null)
    let before = timeLeft(deadline, deadline.receivedAt)
    let hasDoubted = false
    const count = () => {
      const now = readClocks()
      const next = timeLeft(deadline, now)
      const minutes = announcedBetween(before, next)
      if (minutes) announce(minutes)
      if (next === 0 && before > 0) end()
      if (!hasDoubted && isDoubtful(deadline, now)) {
        hasDoubted = true
        doubt()
      }
      before = next
      setLeft(next)
    }
    count()
    if (before === 0) end()
    const counting = setInterval(count, 1000)
    return () => clearInterval(counting)
  }, [deadline])
  return left
}
