import { useCallback, useSyncExternalStore } from 'react'

/** As in the antd theme. */
const widths = { md: 768, lg: 992, xl: 1200 }

/** Known in the first render: antd's own hook needs a second one. */
export function useMinWidth(width: keyof typeof widths): boolean {
  const query = `(min-width: ${widths[width]}px)`
  const follow = useCallback(
    (change: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', change)
      return () => media.removeEventListener('change', change)
    },
    [query]
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
