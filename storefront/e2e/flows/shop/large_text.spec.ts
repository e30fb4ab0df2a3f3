import { expect, test, type Page } from '../../support/fixtures'

test.use({ viewport: { width: 390, height: 844 } })

/** The text size setting of WeChat and Android. */
const enlargeText = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '150%'))

test('large text does not push a slide’s name over the controls', async ({ page }) => {
  await page.goto('/index')
  await enlargeText(page)
  const carousel = page.getByRole('region', { name: '热门课程' })
  const controls = (await carousel.getByRole('button').first().boundingBox())!

  for (const name of await carousel.locator('strong').all()) {
    const { y, height } = (await name.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(controls.y + 1)
  }
})

test('large text truncates no name in a list of courses', async ({ page }) => {
  await page.goto('/index/courses?courseType=1')
  await enlargeText(page)
  const names = page.locator('main article :is(h2, h3)')
  await expect(names).not.toHaveCount(0)

  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent)
  )
  expect(cut).toEqual([])
})
