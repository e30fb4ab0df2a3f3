import { useEffect, useRef, useState } from 'react'
import { poll } from './poll'
import { useFetch } from './useFetch'
import { delayWhileVisible } from './delayWhileVisible'

type Polling<T> = { seconds: number; until: (data: T) => boolean }

/** Requests again in the given interval while the page is visible. `lost` while the last poll had no response. */
export function usePolledFetch<T>(call: () => PromiseLike<T>, key: string, polling: Polling<T>) {
  const fetched = useFetch(call, key)
  const { data, adopt } = fetched
  const latest = useRef({ call, polling, data })
  useEffect(() => {
    latest.current = { call, polling, data }
  })
  // Until newer data arrives, from any source.
  const [lostAfter, setLostAfter] = useState<{ data: T | null } | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void poll(
      {
        ...latest.current.polling,
        sendRequest: () => latest.current.call(),
        onAnswer: adopt,
        onLost: () => setLostAfter({ data: latest.current.data }),
        wait: delayWhileVisible,
      },
      leaving.signal
    )
    return () => leaving.abort()
  }, [key, adopt])

  return { ...fetched, lost: lostAfter !== null && lostAfter.data === data }
}
