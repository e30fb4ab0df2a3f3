import { useEffect, useState } from 'react'

interface Opener {
  /** What had the focus, or the button of the menu that it was chosen from. */
  element: HTMLElement
  /** The drawer or dialog that it stands in, for when the element itself is gone. */
  container: HTMLElement | null
}

/**
 * Gives the focus back to what opened this, when this goes away. Ant does so only for a dialog that it closes
 * itself; one that is drawn while it is asked for is gone before, the keyboard would be nowhere, and Escape
 * would no longer close the drawer beneath.
 */
export function useRestoreFocus() {
  // Read while it is drawn for the first time: afterwards its own first field has the focus.
  const [opener] = useState(findOpener)
  useEffect(() => () => restoreFocus(opener), [opener])
}

export function findOpener(): Opener | null {
  const focused = document.activeElement
  // The entry of a menu is gone with its menu; the button of the menu stays.
  const element = focused?.closest('.ant-dropdown') ? document.querySelector('.ant-dropdown-open') : focused
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return { element, container: element.closest<HTMLElement>('.ant-drawer, .ant-modal-wrap') }
}

/** With nobody, or in what is hidden and will be taken away. */
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.checkVisibility?.() === false

/** Where nothing of it is left, as after the last of several rows: the page is read on from its heading. */
function heading() {
  const found = document.querySelector<HTMLElement>('h1')
  if (found) found.tabIndex = -1
  return found
}

export function restoreFocus(opener: Opener | null) {
  for (const place of [opener?.element, opener?.container, heading()]) {
    if (!isLost(document.activeElement)) return
    place?.focus({ preventScroll: true })
  }
}
