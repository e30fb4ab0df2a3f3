/** A ref for the element that has the focus when it appears: a dialog that changes its contents keeps the keyboard. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
