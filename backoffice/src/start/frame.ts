const part = (id: string) => document.getElementById(id)

/** What stands in the page (index.html) until the first screen of the board is there. */
export const frame = {
  show(title: string) {
    part('frame-title')!.textContent = title
    part('frame')!.hidden = false
  },
  say(sentence: string) {
    part('frame-hint')!.textContent = sentence
    part('frame')!.hidden = false
  },
}
