import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from './errors'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { offlineCopyCount, whenOnline } from './connection'
import { failureOf } from './reportFailure'

type Options = {
  /** While false nothing is requested, and the data is dropped. */
  enabled?: boolean
  /** Debounce of a changed key; the first request is sent at once. */
  delayMs?: number
}

type State<T> = {
  data: T | null
  failure: ApiError | null
  loading: boolean
  /** Offline, or an offline copy arrived instead: the request is retried. */
  isWaiting: boolean
  /** The key of the data. */
  dataKey: string | null
}

/**
 * Old data stays until the next arrives; outdated responses are dropped. Requests that failed offline, or returned an
 * offline copy, are retried once online. A reload without a response does not set `failed`, since a toast or the
 * offline banner shows it: typed text on the page stays.
 */
export function useFetch<T>(call: () => PromiseLike<T>, key: string, options: Options = {}) {
  const { enabled = true, delayMs = 0 } = options
  const [state, setState] = useState<State<T>>({
    data: null,
    failure: null,
    isWaiting: false,
    dataKey: null,
    loading: enabled,
  })
  const turn = useRef(0)
  const latest = useRef({ call, delayMs, key })
  useEffect(() => {
    latest.current = { call, delayMs, key }
  })

  const update = useCallback((part: Partial<State<T>>) => setState((now) => ({ ...now, ...part })), [])
  const changeData = useCallback((next: (now: T | null) => T | null) => {
    const dataKey = latest.current.key
    setState(({ data }) => ({ data: next(data), failure: null, loading: false, isWaiting: false, dataKey }))
  }, [])
  const setData = useCallback((data: T | null) => changeData(() => data), [changeData])

  /** @returns whether the server answered, or another request has replaced this one */
  const request = useCallback(
    async (waitMs = 0): Promise<boolean> => {
      const mine = ++turn.current
      update({ loading: true, failure: null })
      if (waitMs) await new Promise((resolve) => setTimeout(resolve, waitMs))
      if (mine !== turn.current) return true
      const copies = offlineCopyCount()
      try {
        const data = await latest.current.call()
        if (mine !== turn.current) return true
        setData(data)
        if (copies !== offlineCopyCount()) update({ isWaiting: true })
        return copies === offlineCopyCount()
      } catch (error) {
        if (mine !== turn.current) return true
        const failure = failureOf(error)
        const isWaiting = failure.code === 'network'
        update({ failure, loading: false, isWaiting })
        return !isWaiting
      }
    },
    [update, setData]
  )

  const hasRequested = useRef(false)
  useEffect(() => {
    if (enabled) {
      void request(hasRequested.current ? latest.current.delayMs : 0)
      hasRequested.current = true
    } else setData(null)
    return () => void (turn.current += 1)
  }, [key, enabled, request, setData])

  const { isWaiting } = state
  useEffect(() => (isWaiting ? whenOnline(request) : undefined), [isWaiting, request])

  useEffect(() => (enabled ? onBfcacheRestore(() => request()) : undefined), [request, enabled])

  /** Data that came another way is newer than pending responses. */
  const adopt = useCallback(
    (data: T) => {
      turn.current += 1
      setData(data)
    },
    [setData]
  )
  const reload = useCallback(() => request(), [request])
  const { data, failure, loading } = state
  const failed = failure !== null && !(failure.shown && data !== null && state.dataKey === key)
  return { data, failure, failed, loading, reload, setData, changeData, adopt }
}
