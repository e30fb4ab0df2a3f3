import { useSyncExternalStore } from 'react'
import { phoneTheme, theme } from './theme'

const phone = matchMedia('(max-width: 767px)')

function follow(change: () => void) {
  phone.addEventListener('change', change)
  return () => phone.removeEventListener('change', change)
}

/** The theme for the current window width. */
export function useWidthTheme() {
  return useSyncExternalStore(follow, () => phone.matches) ? phoneTheme : theme
}
