import { useState } from 'react'

const key = 'zhuxue.board.menu'

/** Folded where the window is small, until somebody folds or unfolds it; their choice stays on the device. */
export function useFoldedMenu(isSmall: boolean): [boolean, (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key))
  const choose = (isFolded: boolean) => {
    const next = isFolded ? 'folded' : 'open'
    localStorage.setItem(key, next)
    setChosen(next)
  }
  return [chosen === null ? isSmall : chosen === 'folded', choose]
}
