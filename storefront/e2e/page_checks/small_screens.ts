import { expectFitsScreen } from '../support/fits_screen'
import { nextFrame } from '../support/frames'
import { expect, type Page } from '../support/fixtures'

/**
 * The smallest supported phone, a cheap one, a tablet, and a phone in landscape; `inspectLayout` and the checks of
 * dialogs look at 390, 1024 and 1440.
 */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
]

/** Resizes an open page or dialog in place. */
export async function inspectSmallScreens(page: Page, name: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectInPlace(page, `${name} at ${size.width} × ${size.height}`)
  }
}

/** Nothing is wider than the screen, fixed bars are inside of it, and every button can be pressed. */
export async function expectInPlace(page: Page, label: string) {
  await expectFitsScreen(page, label)
  await nextFrame(page)
  await expect.poll(() => page.evaluate(findMisplaced), label).toEqual([])
}

/**
 * Describes each fixed element that is partly outside of the screen, and each button that something covers: those of
 * fixed bars, those of an open dialog, and those that a bar still covers when the page is scrolled to its end.
 */
function findMisplaced(): string[] {
  const found = new Set<string>()
  const width = document.documentElement.clientWidth
  const pressed = 'button, a[href], input:not([type=hidden]), select, textarea'
  const describe = (element: Element) =>
    `${element.localName}.${element.classList[0] ?? ''} ${element.textContent!.trim().slice(0, 20)}`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
  const isInert = (element: Element) => getComputedStyle(element).pointerEvents === 'none'
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x <= width && y <= innerHeight
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  /** Scrolled out of a part of the page. */
  const isClipped = (element: Element) => {
    const [x, y] = middleOf(element)
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isOut = x < left || x > right || y < top || y > bottom
      if (isOut && getComputedStyle(part).overflow !== 'visible') return true
    }
    return false
  }
  /** What a finger meets in the middle of the element, unless that is part of it or around it. */
  const coverOf = (element: Element) => {
    const over = document.elementFromPoint(...middleOf(element))
    // A field of the library lies under the value that it shows.
    const isPart =
      !over || element.contains(over) || over.contains(element) || over.closest('label, .ant-select')?.contains(element)
    return isPart ? null : over
  }
  const inspectBar = (bar: Element) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    // What waits outside of the screen, such as a skip link, is completely outside.
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= width) return
    if (left < -1 || right > width + 1 || bottom > innerHeight + 1) found.add(`outside of the screen: ${describe(bar)}`)
    for (const button of bar.querySelectorAll('button, a[href]')) {
      if (!isShown(button) || isInert(button) || !isInside(...middleOf(button)) || isClipped(button)) continue
      const over = coverOf(button)
      if (over) found.add(`covered by ${describe(over)}: ${describe(button)}`)
    }
  }

  const modal = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].filter(isShown).at(-1)
  for (const bar of (modal ?? document.body).querySelectorAll('*')) {
    if (isFixed(bar) && isShown(bar) && !isInert(bar)) inspectBar(bar)
  }
  if (modal) {
    const { left, right } = modal.getBoundingClientRect()
    if (left < -1 || right > width + 1) found.add(`outside of the screen: ${describe(modal)}`)
    for (const button of modal.querySelectorAll(pressed)) {
      if (!isShown(button) || isInert(button)) continue
      button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const over = coverOf(button)
      if (over) found.add(`covered by ${describe(over)}: ${describe(button)}`)
      else if (!isInside(...middleOf(button))) found.add(`cannot be reached: ${describe(button)}`)
    }
    return [...found]
  }

  const before = scrollY
  // Content that was not laid out before may make the page longer.
  for (let times = 0; times < 2; times++) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const bars = [...document.body.querySelectorAll('*')].filter((one) => isFixed(one) && isShown(one))
  for (const button of document.querySelectorAll(pressed)) {
    if (!isInside(...middleOf(button)) || !isShown(button) || isInert(button) || isClipped(button)) continue
    const bar = bars.find((one) => one.contains(coverOf(button)))
    if (bar && !bar.contains(button))
      found.add(`covered at the end of the page by ${describe(bar)}: ${describe(button)}`)
  }
  scrollTo({ top: before, behavior: 'instant' })
  return [...found]
}
