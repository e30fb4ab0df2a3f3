import { demoUser } from '../../support/people'
import { register } from '../../support/new_user'
import { signInToAdmin, signInToStorefront } from '../../support/sessions'
import { signInThroughForm } from '../../support/sign_in_forms'
import { expect, test, type Page } from '../../support/fixtures'

const path = '/index/courses'

/**
 * Blocks every script of the page, islands included.
 * @returns releases them
 */
async function blockScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the header shows a learner before any island is hydrated', { tag: '@smoke' }, async ({ page, request }) => {
  const person = await register(request)
  await signInToStorefront(page, person)
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await blockScripts(page)
  await page.goto(path, { waitUntil: 'commit' })

  const header = page.getByRole('banner')
  const mine = header.getByTitle('学习中心')
  await expect(mine).toBeVisible()
  await expect(header.getByRole('button', { name: '退出' })).toBeVisible()
  await expect(header.getByRole('link', { name: '登录' })).toBeHidden()
  const early = await mine.boundingBox()
  const name = await mine.evaluate((link) => getComputedStyle(link.querySelector('span')!, '::before').content)
  expect(name).toBe(`"${person.userName}"`)

  release()
  await expect(mine).toHaveText(person.userName)
  expect(await mine.boundingBox()).toEqual(early)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005)
})

test('visitors and admins get different headers without scripts', async ({ page, request }) => {
  await blockScripts(page)
  const header = page.getByRole('banner')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(header.getByRole('link', { name: '登录' })).toBeVisible()
  await expect(header.getByRole('button', { name: '退出' })).toBeHidden()

  await signInToAdmin(page, await demoUser(request, 'admin'))
  await page.goto(path, { waitUntil: 'commit' })
  await expect(header.getByRole('link', { name: '管理后台' })).toBeVisible()
  await expect(header.getByRole('link', { name: '登录' })).toBeHidden()
})

test('all users get the same HTML', async ({ page, request, playwright, baseURL }) => {
  await signInToStorefront(page, await register(request))
  const signedIn = await (await page.goto(path))!.text()
  const anonymous = await playwright.request.newContext({ baseURL })
  expect(await (await anonymous.get(path)).text()).toBe(signedIn)
  await anonymous.dispose()
})

test('an admin goes from the header to the back office and back', async ({ page, context, request }) => {
  await signInThroughForm(page, await demoUser(request, 'admin'))
  await page.goto('/board/admin/courses')
  const link = page.getByRole('main').locator('a[href^="/board/admin/"]').first()
  // Headless Chromium drops some Ctrl+clicks, on any page; a new tab has the same storage.
  const tab = await context.newPage()
  await tab.goto((await link.getAttribute('href'))!)
  await expect(tab.getByRole('main')).toBeVisible()
  expect(new URL(tab.url()).pathname).toMatch(/^\/board\/admin\//)

  await page.goto(path)
  await expect(page.locator('.service')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: '管理后台' }).click()
  await page.waitForURL(/\/board\/admin\//)
  await expect(page.getByRole('main')).toBeVisible()
})

test('signing out in the storefront signs out of the back office', async ({ page, context, request }) => {
  await signInThroughForm(page, await demoUser(request, 'admin'))
  const shop = await context.newPage()
  await shop.goto(path, { waitUntil: 'networkidle' })
  await shop.getByRole('banner').getByRole('button', { name: '退出' }).click()
  await shop.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(/\/admin-login/)
  await expect(page.getByPlaceholder('请输入用户名')).toBeVisible()
})
