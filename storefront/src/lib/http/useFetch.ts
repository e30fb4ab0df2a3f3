import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from './errors'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { offlineCopyCount, whenOnline } from './connection'
import { failureOf } from './reportFailure'

type Options = {
  /** While false nothing is requested, and the data is dropped. */
  enabled?: boolean
  /** Debounce of a changed key. */
  delayMs?: number
}

type State<T> = {
  data: T | null
  failure: ApiError | null
  loading: boolean
  /** There was no line, or a kept copy came instead: it is asked for again. */
  isWaiting: boolean
  /** The key for which the data came. */
  dataKey: string | null
}

/**
 * The former data stays until the next arrives; responses that a later request has overtaken are dropped. What failed
 * for lack of a line, or came as a copy, is asked for again when it is back. Data that is asked for once more has not
 * `failed` when no answer comes, which a toast or the notice of the line says: what was typed beside it stays.
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

  /** @returns whether the server answered, or somebody else asks by now */
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

  useEffect(() => {
    if (enabled) void request(latest.current.delayMs)
    else setData(null)
    return () => void (turn.current += 1)
  }, [key, enabled, request, setData])

  const { isWaiting } = state
  useEffect(() => (isWaiting ? whenOnline(request) : undefined), [isWaiting, request])

  useEffect(() => (enabled ? onBfcacheRestore(() => request()) : undefined), [request, enabled])

  /** What came another way is newer than what is on its way. */
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
