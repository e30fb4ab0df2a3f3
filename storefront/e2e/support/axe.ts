import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Looks at a page with axe, which stays in it: the builder puts it there twice for every look, and it is compiled each
 * time. Style sheets are read for `css-orientation-lock` alone, which does not run.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const isInAllFrames = page.frames().length === 1
  const builder = new AxeBuilder({ page, axeSource: isInAllFrames ? ';' : axe.source })
  // Legacy: what looks through frames of other origins, in a window of its own, is left out; no page has any.
  return builder.setLegacyMode().options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
}
