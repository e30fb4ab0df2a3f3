import { useEffect, useState } from 'react'

const pause = 350

/** The value as it was when it last stood still for a moment. Compared as JSON, so it may be made anew each time. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as T
}
