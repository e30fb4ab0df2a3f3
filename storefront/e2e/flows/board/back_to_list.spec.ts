import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const lists = [
  { width: 1440, pageSize: 20, at: 12 },
  { width: 390, pageSize: 20, at: 12 },
  // More rows than are drawn at once: the row is among those that are rendered in steps.
  { width: 1440, pageSize: 100, at: 24 },
]

for (const { width, pageSize, at } of lists) {
  const list = `${pageSize} rows of ${width} pixels`
  test(`the scroll position in ${list} is restored on going back`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    const admin = await demoUser(request, 'admin')
    await signInToAdmin(page, admin, `/board/admin/courses?pageSize=${pageSize}`)
    const course = page.getByRole('link', { name: /\S/ }).and(page.locator('a[title]')).nth(at)
    // On a busy machine the list is still being drawn, and may replace the row that was found.
    await expect(() => course.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
    // The heights of the cards above were only estimated until now.
    let y = Number.NaN
    const settle = async () => {
      const before = y
      y = (await course.boundingBox())!.y
      return y - before
    }
    await expect.poll(settle).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)

    await course.click()
    await expect(page.getByLabel('课程名称')).toHaveValue(/./)
    await page.goBack()
    const moved = async () => Math.abs((await course.boundingBox())!.y - y)
    await expect(course).toBeInViewport()
    await expect.poll(moved).toBeLessThan(8)
  })
}
