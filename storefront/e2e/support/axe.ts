import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Runs axe, which stays in the page: the builder injects and compiles it twice for every run. Only
 * `css-orientation-lock` needs the style sheets, and it is disabled.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const isInAllFrames = page.frames().length === 1
  const builder = new AxeBuilder({ page, axeSource: isInAllFrames ? ';' : axe.source })
  // Legacy mode skips the check of frames of other origins in a new window; our pages have no such frames.
  return builder.setLegacyMode().options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
}

/** For a screen in use, once its messages and transitions are over. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.ant-message-notice')).toHaveCount(0)
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
  const { violations } = await (await axeOn(page)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
}
