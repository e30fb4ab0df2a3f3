import { messages } from '@zhuxue/api/terms/settings'
import { serverTime } from '../../support/clock'
import { expectFitsScreen } from '../../support/fits_screen'
import { expect, test } from '../../support/fixtures'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'

const minutes = 60

test('an admin proves the identity again and saves typed settings', { tag: '@smoke' }, async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  await signInToAdmin(page, admin, '/board/admin/admin-sysparam')
  const field = page.getByRole('spinbutton', { name: '考试合格线' })
  const stored = await field.inputValue()
  const typed = stored === '61' ? '62' : '61'
  await field.fill(typed)
  await serverTime(request, 16 * minutes)
  await page
    .getByRole('button', { name: /^保\s*存/ })
    .first()
    .click()

  const dialog = page.getByRole('dialog', { name: '为保护数据安全，请再次验证身份' })
  await expect(dialog.getByLabel('登录密码')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFitsScreen(page)
  await dialog.getByRole('button', { name: /^取\s*消$/ }).click()
  await expect(field).toHaveValue(typed)

  await page
    .getByRole('button', { name: /^保\s*存/ })
    .first()
    .click()
  await dialog.getByLabel('登录密码').fill('not the password')
  await dialog.getByLabel('登录密码').press('Enter')
  await expect(dialog.getByText('当前密码不正确')).toBeVisible()
  await dialog.getByLabel('登录密码').fill(admin.passwd)
  await dialog.getByLabel('登录密码').press('Enter')
  await expect(page.getByText(messages.saved)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(typed)

  await field.fill(stored)
  await page
    .getByRole('button', { name: /^保\s*存/ })
    .first()
    .click()
  await expect(page.getByText(messages.saved)).toBeVisible()
  await expect(dialog).toBeHidden()
})
