const part = (id: string) => document.getElementById(id)

/** What stands in the page (index.html) until the first screen of the board is there. */
export const frame = {
  show(title: string, isFolded: boolean) {
    part('frame')!.classList.toggle('folded', isFolded)
    part('frame-title')!.textContent = title
    part('frame')!.hidden = false
  },
  say(sentence: string) {
    part('frame-hint')!.textContent = sentence
    part('frame')!.hidden = false
  },
}
