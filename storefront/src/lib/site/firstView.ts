const touches = ['pointerdown', 'keydown', 'focusin'] as const
/** After the page itself: a picture that never comes must not keep the buttons away. */
const mostWaitMs = 3_000

/** When the pictures with which a page opens are there or failed, when they take too long, or somebody already touches it. */
export function afterFirstView(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of touches)
      addEventListener(name, () => resolve(), { once: true, capture: true })
    const look = () => {
      setTimeout(resolve, mostWaitMs)
      void Promise.all(openingPictures().map(settled)).then(() => resolve())
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look)
    else look()
  })
}

const openingPictures = () => [
  ...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'),
]

function settled(picture: HTMLImageElement): Promise<void> | void {
  if (picture.complete) return
  return new Promise((resolve) => {
    for (const name of ['load', 'error'])
      picture.addEventListener(name, () => resolve(), { once: true })
  })
}
