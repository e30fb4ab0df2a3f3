import { useEffect, useState } from 'react'

const pause = 350

export function useDebounced<T>(value: T): T {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as T
}
