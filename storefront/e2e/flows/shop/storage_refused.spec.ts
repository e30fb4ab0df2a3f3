import { fillSignInForm } from '../../support/sign_in_forms'
import { demoUser } from '../../support/people'
import { expect, test } from '../../support/fixtures'

const deniedMessage = '浏览器禁止了本站保存数据，无法登录'

// As where site data is blocked: the access itself throws.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
})

test('a visitor whose browser denies storage sees courses and prices', { tag: '@smoke' }, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/index')
  await page.goto('/index/courses')
  await expect(page.getByRole('status').getByText(deniedMessage)).toBeVisible()
  await page.locator('a[href^="/index/course-info/"]').first().click()
  const add = page.getByRole('button', { name: '加入购物车' }).first()
  await expect(add).toBeVisible()
  await expect(page.getByText(/¥/).first()).toBeVisible()
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('已加入购物车')).toHaveCount(0)
  await page.goto('/index/my-cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(deniedMessage)).toBeVisible()
  expect(errors).toEqual([])
})

test('signing in without storage shows why it is impossible', async ({ page, request }) => {
  const learner = (await demoUser(request, 'user', 0))!
  await page.goto('/login')
  await fillSignInForm(page, learner.idCard!, learner.passwd)
  await expect(page.getByRole('main').getByText(deniedMessage)).toBeVisible()
})

test('staff without storage see why they cannot sign in', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByPlaceholder('请输入用户名').fill('somebody')
  await page.getByPlaceholder('请输入密码').fill('Some-pass-1')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('main').getByText(deniedMessage)).toBeVisible()
})
