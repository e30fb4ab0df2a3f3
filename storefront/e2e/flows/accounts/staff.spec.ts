import { apiClientFor } from '../../support/api_calls'
import { demoUser, type Person } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { signInThroughForm } from '../../support/sign_in_forms'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

const name = '鲁中合作渠道'
const code = 'LZ7Q4M'
const password = 'Kran-Bau-2026-Ost'

test.describe('Staff and channels', () => {
  test('an admin adds, edits and deletes a channel', { tag: '@smoke' }, async ({ page, request }) => {
    await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/channels')
    await page.getByRole('link', { name: '新增渠道' }).click()
    await fillChannel(page, name, 'luzhong')
    await page.getByRole('button', { name: '保存并返回' }).click()
    const handed = page.getByRole('dialog').filter({ hasText: '请把登录信息交给' })
    await expect(handed).toContainText(password)
    await handed.getByRole('button', { name: '我已记下' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`${name}.*${code}.*9 折`) })).toBeVisible()

    await page.getByRole('link', { name: '新增渠道' }).click()
    await fillChannel(page, '另一家渠道', 'lingyijia')
    await page.getByRole('button', { name: '保存并返回' }).click()
    await expect(field(page, '专属码')).toContainText('专属码已被其他渠道使用')
    await expect(page.getByLabel('渠道名称')).toHaveValue('另一家渠道')
    await page.getByRole('button', { name: '返回列表' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '离开' }).click()

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByLabel('折扣').fill('5')
    await page.getByRole('button', { name: '保存并返回' }).click()
    await expect(field(page, '折扣')).toContainText('折扣在0.1到1之间')
    await page.getByLabel('折扣').fill('0.85')
    await page.getByLabel('修改原因').fill('新的合作协议')
    await page.getByRole('button', { name: '保存并返回' }).click()
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('8.5 折')

    await row.getByRole('button', { name: `删除 ${name}` }).click()
    const sure = page.getByRole('dialog').filter({ hasText: '专属码立即失效' })
    await expect(sure).toContainText('目前没有课程或订单与其有关')
    await sure.getByRole('button', { name: '删除' }).click()
    await expect(row).toHaveCount(0)
  })

  test('staff with a one-time password must change it first', async ({ page, request }) => {
    const auditor = await demoUser(request, 'auditor')
    await requirePasswordChange(request, auditor)

    await signInThroughForm(page, auditor)
    await expect(page).toHaveURL(/\/board\/auditor\/new-password/)
    await page.goto('/board/auditor/courses')
    await expect(page).toHaveURL(/\/board\/auditor\/new-password/)

    await changePassword(page, 'wrong-Password-1', password)
    await expect(field(page, '当前密码')).toContainText('当前密码不正确')
    await changePassword(page, auditor.passwd, password)
    await expect(page).toHaveURL(/\/board\/auditor\/courses/)
    await expect(page.getByRole('heading', { name: '课程管理' })).toBeVisible()

    await page.getByRole('button', { name: new RegExp(auditor.userName) }).click()
    await page.getByRole('link', { name: '个人信息与密码' }).click()
    await expect(page).toHaveURL(/\/board\/auditor\/profile/)
    await expect(page.getByText('本机')).toBeVisible()
    // Other tests sign in as this user.
    await changePassword(page, password, auditor.passwd, '修改密码')
    await expect(page.getByText('密码已修改')).toBeVisible()
  })
})

const field = (page: Page, label: string) =>
  page.locator('.ant-form-item').filter({ has: page.getByLabel(new RegExp(`^${label}`)) })

async function fillChannel(page: Page, userName: string, loginName: string) {
  await expect(page.getByRole('heading', { name: '新增渠道' })).toBeVisible()
  await page.getByLabel('渠道名称').fill(userName)
  await page.getByLabel('登录名称').fill(loginName)
  await page.getByLabel('登录密码').fill(password)
  await page.getByLabel('专属码').fill(code.toLowerCase())
  await page.getByLabel('折扣').fill('0.9')
}

async function changePassword(page: Page, current: string, newPassword: string, button = '保存并进入管理台') {
  await page.getByLabel('当前密码').fill(current)
  await page.getByLabel('新密码', { exact: true }).fill(newPassword)
  await page.getByLabel('再次输入新密码').fill(newPassword)
  await page.getByRole('button', { name: button }).click()
}

/** As an admin does when the password of a staff member may have leaked. */
async function requirePasswordChange(request: APIRequestContext, person: Person) {
  const admin = await demoUser(request, 'admin')
  const calls = await apiClientFor(request, admin)
  const query = new URLSearchParams({ name: person.userName, pageSize: '100' })
  const { users } = await calls.get(`/api/admin/users-for-page?${query}`)
  const { userId } = users.find((user: { userName: string }) => user.userName === person.userName)
  await calls.put(`/api/admin/users/${userId}`, { mustChangePassword: true, reason: '密码可能已泄露' })
}
