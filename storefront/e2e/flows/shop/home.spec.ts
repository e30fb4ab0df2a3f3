import { installClock } from '../../support/clock'
import { expect, test } from '../../support/fixtures'

test('a free video plays in place without leaving the page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/index', { waitUntil: 'networkidle' })
  await page.locator('free-strip a').first().click()

  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
})

test('the carousel does not move with reduced motion', async ({ page, request }) => {
  await installClock(page, request)
  await page.goto('/index')
  const carousel = page.getByRole('region', { name: '热门课程' })

  await expect(carousel.getByRole('button', { name: '继续轮播' })).toBeEnabled()
  await page.clock.runFor(20_000)
  await expect(carousel).toContainText('1 / ')
})

test.describe('The home page with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the carousel is 260 pixels high and can be paused', async ({ page, request }) => {
    await installClock(page, request)
    await page.goto('/index')
    const carousel = page.getByRole('region', { name: '热门课程' })
    expect((await carousel.boundingBox())?.height).toBe(260)
    await expect(carousel.getByRole('button', { name: '暂停轮播' })).toBeEnabled()
    await page.clock.runFor(7_000)
    await expect(carousel).toContainText('2 / ')

    await carousel.getByRole('button', { name: '暂停轮播' }).click()
    await expect(carousel.getByRole('button', { name: '继续轮播' })).toBeVisible()
    // A carousel pauses while it has the pointer or the focus.
    await page.mouse.click(5, 5)
    await page.clock.runFor(20_000)
    await expect(carousel).toContainText('2 / ')
    await carousel.getByRole('button', { name: '下一张' }).click()
    await expect(carousel).toContainText('3 / ')
  })
})

test('five free videos, five notices and ten teachers are visible', async ({ page }) => {
  await page.goto('/index')
  const strip = await page.locator('free-strip').boundingBox()
  const seen = await page
    .locator('free-strip li')
    .evaluateAll(
      (items, right) => items.filter((item) => item.getBoundingClientRect().right <= right + 1).length,
      strip!.x + strip!.width
    )

  expect(seen).toBe(5)
  await expect(page.locator('.notices li')).toHaveCount(5)
  await expect(page.locator('.wall li')).toHaveCount(10)
})
