import { useEffect, useState } from 'react'

/** Starts with the server's seconds: the clock of a phone may be wrong, but it also runs while the phone sleeps. */
export function useCountdown(secondsLeft: number): number {
  const [end, setEnd] = useState(() => Date.now() + secondsLeft * 1000)
  const [left, setLeft] = useState(secondsLeft)

  useEffect(() => setEnd(Date.now() + secondsLeft * 1000), [secondsLeft])
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const counting = setInterval(count, 1000)
    return () => clearInterval(counting)
  }, [end])

  return left
}
