/** An element of login.html. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`login.html has no #${id}`)
  return found as T
}

/** Shows a message, or hides its element. */
export function showMessage(id: string, text: string | null | undefined): void {
  const place = element(id)
  place.textContent = text ?? ''
  place.hidden = !text
}

/** Shows a spinner and ignores further presses. */
export function setBusy(id: string, isBusy: boolean): void {
  const button = element<HTMLButtonElement>(id)
  button.disabled = isBusy
  button.setAttribute('aria-busy', String(isBusy))
}
