import { useEffect, useState } from 'react'

type Matches = (label: string, letters: string) => boolean

/** Loaded at the first letter: the dictionary is larger than the palette (docs/decisions/0137). */
let loaded: Promise<Matches> | undefined
const load = () =>
  (loaded ??= import('pinyin-pro').then(({ match }) => (label: string, letters: string) => {
    return match(label, letters, { continuous: true }) !== null
  }))

const isLetters = (typed: string) => /^[a-z]{1,30}$/i.test(typed.trim())

/** Whether a label has this pinyin or these initials: `tk` and `tiku` are 题库. */
export function usePinyin(typed: string): Matches | undefined {
  const [matches, setMatches] = useState<Matches>()
  const isNeeded = isLetters(typed)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    // Without the dictionary the palette still finds by characters.
    load().then(
      (found) => isCurrent && setMatches(() => found),
      () => (loaded = undefined)
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  return isNeeded ? matches : undefined
}
