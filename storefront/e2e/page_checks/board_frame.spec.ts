import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'

const list = '/board/admin/courses'

test('the frame of a list is painted before the board has come', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'))
  await page.route('**/board/assets/*.js', (route) =>
    /\/start-/.test(route.request().url()) ? route.continue() : route.abort()
  )
  await page.goto(list)

  await expect(page.getByRole('status')).toContainText('课程管理')
  await expect(page.getByRole('status')).toContainText('没有载入成功')
})

test('the frame goes when the list is there', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), list)

  await expect(page.getByRole('heading', { name: '课程管理' })).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
})

test('whoever is not signed in sees no frame', async ({ page }) => {
  await page.goto(list, { waitUntil: 'commit' })
  await expect(page.locator('#frame')).toBeHidden()
  await expect(page).toHaveURL(/\/admin-login/)
})

test('what antd has in its file it does not make once more', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), list)
  await expect(page.getByRole('switch').first()).toBeVisible()

  const made = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  )
  for (const part of ['btn-primary', 'select-selector', 'table-tbody', 'switch-checked'])
    expect(made).not.toContain(`.ant-${part}`)
})

test('variables of antd are written once, and follow the width', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), list)
  await expect(page.getByRole('switch').first()).toBeVisible()
  const button = page.getByRole('button', { name: '查询' })

  for (const [width, height] of [
    [1440, 34],
    [390, 44],
    [1440, 34],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(button).toHaveCSS('height', `${height}px`)
    expect(await sheetsWith(page, '--ant-color-text:')).toBe(1)
  }
})

const sheetsWith = (page: Page, variable: string) =>
  page.evaluate(
    (text) => [...document.querySelectorAll('style')].filter(({ textContent }) => textContent!.includes(text)).length,
    variable
  )
