import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches
  )
}
