import { useEffect, useRef, type RefObject } from 'react'

const texts = 'textarea:not([disabled]), input:not([disabled], [type=radio], [type=checkbox], [type=file])'
const choices = 'input[type=radio]:checked, input[type=checkbox]:not([disabled]), [role=switch]:not([disabled])'

type Place = HTMLElement | null | undefined

/** Hidden ones do not take the focus. */
export const shownIn = (place: Place, some: string) =>
  [...(place?.querySelectorAll<HTMLElement>(some) ?? [])].find((one) => one.checkVisibility?.() ?? true)

export const fieldIn = (place: Place) => shownIn(place, texts) ?? shownIn(place, choices)

/** A heading takes the focus without being a stop of the Tab key. */
export function headingIn(place: Place, heading: string) {
  const found = place?.querySelector<HTMLElement>(heading)
  if (found) found.tabIndex = -1
  return found
}

/**
 * Gives the focus to where the work begins, unless something in the body has taken it. What is still loading has its fields
 * later: as long as nobody went on from a heading or a button, they are looked for.
 * @returns what to tell when the dialog has opened or closed
 */
export function useInitialFocus(
  body: RefObject<HTMLElement | null>,
  { find, afterOpenChange }: { find: () => Place; afterOpenChange?: (open: boolean) => void }
) {
  const given = useRef<HTMLElement | null>(null)

  const give = () => {
    const first = find()
    if (!first || first === given.current) return
    given.current = first
    first.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!given.current) return
    const isWaiting = given.current === document.activeElement && !given.current.matches('input, textarea')
    if (isWaiting || !given.current.isConnected) give()
  })
  return (open: boolean) => {
    if (open && !body.current?.contains(document.activeElement)) give()
    afterOpenChange?.(open)
  }
}
