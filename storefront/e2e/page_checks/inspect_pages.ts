import { loading, openScreen } from '../support/screens'
import { expect, test, type Page } from '../support/fixtures'
import { inspectLayout, isOneWidth } from './layout'
import { inspectSmallScreens } from './small_screens'

const widths = [
  { width: 1440, height: 900 },
  { width: 1024, height: 800 },
  { width: 390, height: 844 },
]

/** Opens each once, alternating between phone and desktop width, and then resizes it; a fault hides no later page. */
export async function inspectAll(page: Page, paths: string[]) {
  for (const [at, path] of paths.entries()) {
    await test.step(path, async () => {
      const failure = await inspectOne(page, path, at % 2 ? widths.toReversed() : widths).then(
        () => null,
        (error: Error) => error.message
      )
      expect.soft(failure, path).toBeNull()
    })
  }
}

async function inspectOne(page: Page, path: string, [first, ...others]: typeof widths) {
  await page.setViewportSize(first!)
  await openScreen(page, path)
  await inspectAt(page, path, first!.width)
  if (isOneWidth) return
  for (const size of others) {
    await page.setViewportSize(size)
    await inspectAt(page, path, size.width)
  }
  await inspectSmallScreens(page, path)
}

async function inspectAt(page: Page, path: string, width: number) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator(loading)).toHaveCount(0)
  await inspectLayout(page, width, path, { contrast: width === 1440 })
}
