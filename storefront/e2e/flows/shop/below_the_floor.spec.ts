import { oldBrowserText, replaceOldPage } from '../../../../scripts/browsers/notice.mjs'
import { expect, test, type Page } from '../../support/fixtures'

/** Media features that browsers around the oldest supported ones know (`scripts/browsers/notice.css`). */
const dvh = '(height:1dvh)'
const clip = '(overflow:clip)'
const moz = '(-moz-appearance:none)'
const tooOld = { 'Chromium 89': [], 'Safari 15.3': [], 'Firefox 100': [clip, moz] }
const supported = { 'Chromium 90': [clip], 'Safari 15.4': [dvh], 'Firefox 102': [dvh, clip, moz] }
const pages = ['/index', '/login', '/admin-login', '/board/admin/courses']
const phone = '0531-88000001'

/** The page as read by a browser that knows only these features. */
async function supportOnly(page: Page, known: string[]) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const question = `@supports not (${dvh} or (${clip} and (not (${moz}))))`
    expect(html, 'asks for the features').toContain(question)
    const answer = [dvh, clip, moz].reduce(
      (text, one) => text.replace(one, known.includes(one) ? '(color:red)' : '(unheard-of:1)'),
      question
    )
    // The policy does not contain the hash of the changed style.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, body: html.replace(question, answer), headers })
  })
}

const notice = (page: Page) => page.locator('#old-browser')
const others = (page: Page) => page.locator('body > :not(#old-browser)')

test.describe('Browsers older than supported', () => {
  test.use({ javaScriptEnabled: false })

  for (const [browser, known] of Object.entries(tooOld)) {
    for (const path of pages) {
      test(`${browser} shows only the notice at ${path}`, async ({ page }) => {
        await supportOnly(page, known)
        await page.goto(path)

        await expect(notice(page)).toBeVisible()
        await expect(notice(page)).toContainText(oldBrowserText.title)
        await expect(notice(page)).toContainText('Chromium 90')
        await expect(notice(page)).toContainText(/^\/board/.test(path) ? '服务电话见筑学首页' : phone)
        for (const other of await others(page).all()) await expect(other).toBeHidden()
      })
    }
  }

  for (const [browser, known] of Object.entries(supported)) {
    test(`${browser} shows no notice`, async ({ page }) => {
      await supportOnly(page, known)
      await page.goto('/index')

      await expect(notice(page)).toBeHidden()
      await expect(others(page).filter({ visible: true })).not.toHaveCount(0)
    })
  }

  for (const path of pages) {
    test(`a current browser without scripts shows no notice at ${path}`, async ({ page }) => {
      await page.goto(path)

      await expect(notice(page)).toBeHidden()
      await expect(others(page).filter({ visible: true })).not.toHaveCount(0)
    })
  }
})

test('Internet Explorer 11 shows only the notice', { tag: '@smoke' }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    expect(await page.locator('script[nomodule]').textContent()).toBe(replaceOldPage)
    await page.evaluate(() => {
      document.body.innerHTML = document.getElementById('old-browser')!.innerHTML
    })
    await expect(page.locator('body')).toHaveText(new RegExp(`^\\s*${oldBrowserText.title}`))
  }
})
