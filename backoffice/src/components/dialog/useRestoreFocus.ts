import { useEffect, useState } from 'react'

interface Opener {
  /** The element that had the focus, or the trigger of the menu it was in. */
  element: HTMLElement
  /** The drawer or dialog around it, a fallback when the element itself is gone. */
  container: HTMLElement | null
}

/**
 * Returns the focus to the opener on unmount. antd does so only for a dialog that it closes itself; a conditionally
 * rendered one would leave the focus on the body, and Esc would no longer close the drawer below.
 */
export function useRestoreFocus() {
  // Read during the first render: afterwards the first field of the dialog has the focus.
  const [opener] = useState(findOpener)
  useEffect(() => () => restoreFocus(opener), [opener])
}

export function findOpener(): Opener | null {
  const focused = document.activeElement
  // A menu entry is unmounted with its menu; the menu's trigger stays.
  const element = focused?.closest('.ant-dropdown') ? document.querySelector('.ant-dropdown-open') : focused
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return { element, container: element.closest<HTMLElement>('.ant-drawer, .ant-modal-wrap') }
}

/** Nothing has the focus, or an element that is hidden and about to be removed. */
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.checkVisibility?.() === false

/** The last fallback, for example after the last row is deleted: the heading of the page. */
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
