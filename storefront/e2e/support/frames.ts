import type { Page } from '@playwright/test'

/** Waits for the next frame: observers of an element's size, such as the tab stop of a wide table, have run by then. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
