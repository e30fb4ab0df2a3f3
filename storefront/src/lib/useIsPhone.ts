import { useSyncExternalStore } from 'react'

/** Like the styles of the frame (`FrameBar.module.css`): phones, in portrait and landscape. */
const query = '(max-width: 767px), (max-height: 500px)'

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
