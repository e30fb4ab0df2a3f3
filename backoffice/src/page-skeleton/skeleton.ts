const part = (id: string) => document.getElementById(id)

/** The skeleton in index.html, shown until the first screen is rendered. */
export const frame = {
  show(title: string, isFolded: boolean) {
    part('frame')!.classList.toggle('folded', isFolded)
    part('frame-title')!.textContent = title
    part('frame')!.hidden = false
  },
  say(message: string) {
    part('frame-hint')!.textContent = message
    part('frame')!.hidden = false
  },
}
