import { oldBrowserText, replaceOldPage } from '../../../../scripts/browsers/notice.mjs'
import { expect, test, type Page } from '../../support/story'

/** What each of the oldest browsers is known by, in the words of the built styles. */
const features = {
  'Chromium 89': 'overflow: ?clip',
  'Safari 14': 'aspect-ratio: ?1(?=\\))',
}
const pages = ['/index', '/login', '/admin-login', '/board/admin/courses']
const phone = '0531-88000001'

/** The page as a browser reads it that does not know a feature. */
async function forget(page: Page, feature: string) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(new RegExp(feature), 'unheard-of: 1')
    expect(body, 'asks for the feature').not.toBe(html)
    // Its style would have another hash than the policy names.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, body, headers })
  })
}

const notice = (page: Page) => page.locator('#old-browser')
const others = (page: Page) => page.locator('body > :not(#old-browser)')

test.describe('A browser below the oldest supported one', () => {
  test.use({ javaScriptEnabled: false })

  for (const [browser, feature] of Object.entries(features)) {
    for (const path of pages) {
      test(`${browser} shows the notice alone at ${path}`, async ({ page }) => {
        await forget(page, feature)
        await page.goto(path)

        await expect(notice(page)).toBeVisible()
        await expect(notice(page)).toContainText(oldBrowserText.title)
        await expect(notice(page)).toContainText('Chromium 90')
        await expect(notice(page)).toContainText(
          /^\/(board|admin-login)/.test(path) ? '服务电话见筑学首页' : phone
        )
        for (const other of await others(page).all()) await expect(other).toBeHidden()
      })
    }
  }

  for (const path of pages) {
    test(`a current browser without scripts shows no notice at ${path}`, async ({ page }) => {
      await page.goto(path)

      await expect(notice(page)).toBeHidden()
      await expect(others(page).filter({ visible: true })).not.toHaveCount(0)
    })
  }
})

test('Internet Explorer 11 keeps the notice alone', { tag: '@smoke' }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    expect(await page.locator('script[nomodule]').textContent()).toBe(replaceOldPage)
    await page.evaluate(() => {
      document.body.innerHTML = document.getElementById('old-browser')!.innerHTML
    })
    await expect(page.locator('body')).toHaveText(new RegExp(`^\\s*${oldBrowserText.title}`))
  }
})
