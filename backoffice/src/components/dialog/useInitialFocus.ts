import { useEffect, useRef, type RefObject } from 'react'

const texts = 'textarea:not([disabled]), input:not([disabled], [type=radio], [type=checkbox], [type=file])'
const choices = 'input[type=radio]:checked, input[type=checkbox]:not([disabled]), [role=switch]:not([disabled])'

type Place = HTMLElement | null | undefined

/** Hidden elements cannot be focused. */
export const shownIn = (place: Place, some: string) =>
  [...(place?.querySelectorAll<HTMLElement>(some) ?? [])].find((one) => one.checkVisibility?.() ?? true)

export const fieldIn = (place: Place) => shownIn(place, texts) ?? shownIn(place, choices)

/** Makes a heading focusable without adding a tab stop. */
export function headingIn(place: Place, heading: string) {
  const found = place?.querySelector<HTMLElement>(heading)
  if (found) found.tabIndex = -1
  return found
}

/**
 * Sets the initial focus of a dialog or drawer, unless an element of the body has it already. Fields may load later:
 * they get the focus as long as it is still on the heading or a button.
 * @returns a callback for when the dialog has opened or closed
 */
export function useInitialFocus(
  body: RefObject<HTMLElement | null>,
  { find, afterOpenChange }: { find: () => Place; afterOpenChange?: (open: boolean) => void }
) {
  const lastFocused = useRef<HTMLElement | null>(null)

  const setFocus = () => {
    const first = find()
    if (!first || first === lastFocused.current) return
    lastFocused.current = first
    first.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!lastFocused.current) return
    const isWaiting = lastFocused.current === document.activeElement && !lastFocused.current.matches('input, textarea')
    if (isWaiting || !lastFocused.current.isConnected) setFocus()
  })
  return (open: boolean) => {
    if (open && !body.current?.contains(document.activeElement)) setFocus()
    afterOpenChange?.(open)
  }
}
