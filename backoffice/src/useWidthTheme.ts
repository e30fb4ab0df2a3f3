import { useSyncExternalStore } from 'react'
import { phoneTheme, theme } from './theme'

const phone = matchMedia('(max-width: 767px)')

function follow(change: () => void) {
  phone.addEventListener('change', change)
  return () => phone.removeEventListener('change', change)
}

/** The theme of the window as it is now. */
export function useWidthTheme() {
  return useSyncExternalStore(follow, () => phone.matches) ? phoneTheme : theme
}
