const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** When the pictures are there with which a page opens, or failed, or somebody already touches it. */
export function afterFirstView(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of touches)
      addEventListener(name, () => resolve(), { once: true, capture: true })
    const look = () => void Promise.all(openingPictures().map(settled)).then(() => resolve())
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
