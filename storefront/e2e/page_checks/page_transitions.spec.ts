import { expect, test } from '../support/fixtures'

for (const path of ['/admin-login', '/local/people', '/index/courses']) {
  test(`leaving the home page for ${path} reports no error`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/index', { waitUntil: 'networkidle' })
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
    }, path)
    await page.waitForURL(`**${path}`, { waitUntil: 'load' })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(errors).toEqual([])
  })
}
