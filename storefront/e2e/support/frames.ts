import type { Page } from '@playwright/test'

/** The next frame is drawn: what follows the size of an element, as a tab stop of a wide table, has seen it by then. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
