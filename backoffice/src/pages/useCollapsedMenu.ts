import { useState } from 'react'
import { menuKey } from './menuKey'
import { localStore } from '../lib/storage'

/** Folded where the window is small, until somebody folds or unfolds it; their choice stays on the device. */
export function useCollapsedMenu(isSmall: boolean): [boolean, (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState(() => localStore.getItem(menuKey))
  const choose = (isFolded: boolean) => {
    const next = isFolded ? 'folded' : 'open'
    localStore.setItem(menuKey, next)
    setChosen(next)
  }
  return [chosen === null ? isSmall : chosen === 'folded', choose]
}
