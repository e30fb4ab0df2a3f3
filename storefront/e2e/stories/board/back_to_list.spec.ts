import { demoPerson } from '../../support/people'
import { enterBoard } from '../../support/sessions'
import { expect, test } from '../../support/story'

for (const width of [1440, 390]) {
  test(`going back to a list of ${width} pixels keeps the place`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    await enterBoard(page, await demoPerson(request, 'admin'), '/board/admin/courses?pageSize=20')
    const course = page.getByRole('link', { name: /\S/ }).and(page.locator('a[title]')).nth(12)
    await course.scrollIntoViewIfNeeded()
    // Cards above were only estimated until now.
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
