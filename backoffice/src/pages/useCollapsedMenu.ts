import { useState } from 'react'
import { menuKey } from './menuKey'
import { localStore } from '../lib/storage'

/** Collapsed in small windows until the user toggles it; the choice is stored on the device. */
export function useCollapsedMenu(isSmall: boolean): [boolean, (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState(() => localStore.getItem(menuKey))
  const choose = (isFolded: boolean) => {
    const next = isFolded ? 'folded' : 'open'
    localStore.setItem(menuKey, next)
    setChosen(next)
  }
  return [chosen === null ? isSmall : chosen === 'folded', choose]
}
