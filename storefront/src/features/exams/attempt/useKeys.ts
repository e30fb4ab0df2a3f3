import { useEffect, useEffectEvent } from 'react'
import { whenOnline } from '~/lib/http/connection'
import type { KeysOn } from './keys'
import { loadLazyBundle } from './loadLazyBundle'

/** Loaded after the first question can be answered by touch. */
export function useKeys(on: KeysOn): void {
  const now = useEffectEvent(() => on)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let stopWaiting = () => {}
    const listen = async () => {
      const later = await loadLazyBundle().catch(() => null)
      if (!later) return false
      stopWaiting()
      if (!signal.aborted) later.listenToKeys(() => now(), signal)
      return true
    }
    void listen().then((isThere) => {
      if (!isThere && !signal.aborted) stopWaiting = whenOnline(listen)
    })
    return () => {
      leaving.abort()
      stopWaiting()
    }
  }, [])
}
