/** A ref that focuses an element on mount, so that a dialog that changes its contents keeps the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
