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

function findOpener(): Opener | null {
  const focused = document.activeElement
  // The entry of a menu is gone with its menu; the button of the menu stays.
  const element = focused?.closest('.ant-dropdown')
    ? document.querySelector('.ant-dropdown-open')
    : focused
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return { element, container: element.closest<HTMLElement>('.ant-drawer, .ant-modal-wrap') }
}

function restoreFocus(opener: Opener | null) {
  for (const place of [opener?.element, opener?.container]) {
    if (document.activeElement !== document.body) return
    place?.focus({ preventScroll: true })
  }
}
