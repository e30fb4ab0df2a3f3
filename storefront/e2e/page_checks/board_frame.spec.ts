import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'

const list = '/board/admin/courses'

test('the skeleton of a list is painted before the admin loads', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'))
  await page.route('**/board/assets/*.js', (route) =>
    /\/start-/.test(route.request().url()) ? route.continue() : route.abort()
  )
  await page.goto(list)

  await expect(page.getByRole('status')).toContainText('课程管理')
  await expect(page.getByRole('status')).toContainText('没有载入成功')
})

test('the skeleton disappears when the list is loaded', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), list)

  await expect(page.getByRole('heading', { name: '课程管理' })).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
})

test('a signed-out visitor sees no skeleton', async ({ page }) => {
  await page.goto(list, { waitUntil: 'commit' })
  await expect(page.locator('#frame')).toBeHidden()
  await expect(page).toHaveURL(/\/admin-login/)
})

test('antd generates no styles that its stylesheet already contains', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), list)
  await expect(page.getByRole('switch').first()).toBeVisible()

  const made = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  )
  for (const part of ['btn-primary', 'select-selector', 'table-tbody', 'switch-checked'])
    expect(made).not.toContain(`.ant-${part}`)
})

test('antd variables are written once and follow the width', async ({ page, request }) => {
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
