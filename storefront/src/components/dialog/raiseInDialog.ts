/** Without popovers (Chromium below 114, Safari below 17) toasts are above an open dialog only inside of it. */
export function raiseInDialog(toasts: HTMLElement): void {
  const open = document.querySelectorAll('dialog[open]')
  const top = open[open.length - 1]
  if (!top || !toasts.isConnected || top.contains(toasts)) return
  const home = toasts.parentElement!
  top.append(toasts)
  top.addEventListener('close', () => home.append(toasts), { once: true })
}
