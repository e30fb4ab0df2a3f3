import { expectFitsScreen } from '../support/fits_screen'
import { nextFrame } from '../support/frames'
import { expect, type Page } from '../support/fixtures'

/** The smallest supported phone, a cheap one, a tablet, and a phone in landscape. */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
]

/** Nothing is wider than the screen, and fixed bars are inside of it with no button covered. */
export async function inspectSmallScreens(page: Page, name: string) {
  for (const size of sizes) {
    const label = `${name} at ${size.width} × ${size.height}`
    await page.setViewportSize(size)
    await expectFitsScreen(page, label)
    await nextFrame(page)
    await expect.poll(() => page.evaluate(findMisplaced), label).toEqual([])
  }
}

/** Describes each fixed element that is partly outside of the screen, and each of its buttons that something covers. */
function findMisplaced(): string[] {
  const found: string[] = []
  const width = document.documentElement.clientWidth
  const describe = (element: Element) =>
    `${element.localName}.${element.classList[0] ?? ''} ${element.textContent!.trim().slice(0, 20)}`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
  const isInert = (element: Element) => getComputedStyle(element).pointerEvents === 'none'
  // A modal dialog covers the bars of its page.
  const modal = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].filter(isShown).at(-1)
  for (const bar of (modal ?? document.body).querySelectorAll('*')) {
    if (!isFixed(bar) || !isShown(bar) || isInert(bar)) continue
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    // What waits outside of the screen, such as a skip link, is completely outside.
    const isOutside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= width
    if (isOutside) continue
    if (left < -1 || right > width + 1 || bottom > innerHeight + 1)
      found.push(`outside of the screen: ${describe(bar)}`)
    for (const button of bar.querySelectorAll('button, a[href]')) {
      const box = button.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!isShown(button) || isInert(button) || x < 0 || y < 0 || x > width || y > innerHeight) continue
      const over = document.elementFromPoint(x, y)
      if (over && !button.contains(over) && !over.contains(button)) {
        found.push(`covered by ${describe(over)}: ${describe(button)}`)
      }
    }
  }
  return found
}
