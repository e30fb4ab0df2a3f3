import { useCallback, useEffect, useState } from 'react'
import { reportFailure } from './api'

type State<T> = { data: T | null; failed: boolean; loading: boolean }

/** Asks on mount and whenever `key` changes; the former answer stays while the next is on its way. */
export function useFetch<T>(call: () => PromiseLike<T>, key: string) {
  const [state, setState] = useState<State<T>>({ data: null, failed: false, loading: true })

  const ask = useCallback(async () => {
    setState((now) => ({ ...now, loading: true, failed: false }))
    try {
      const data = await call()
      setState({ data, failed: false, loading: false })
    } catch (error) {
      reportFailure(error)
      setState((now) => ({ ...now, failed: true, loading: false }))
    }
  }, [key])

  useEffect(() => void ask(), [ask])
  return { ...state, ask }
}
