import { removeSecondFactor } from '../../support/database'
import { expectFitsScreen } from '../../support/fits_screen'
import { demoUser, type Person } from '../../support/people'
import { clearSession } from '../../support/sessions'
import { signInThroughForm } from '../../support/sign_in_forms'
import { expect, test, type Page } from '../../support/fixtures'
import { totpCode } from '../../support/totp'

/** Not the teacher of most tests: if this test failed, all of them would be asked for a code. */
const otherTeacher = 1

test.describe('The second factor of staff', () => {
  test.afterEach(async ({ request }) =>
    removeSecondFactor((await demoUser(request, 'teacher', otherTeacher)).loginName)
  )

  test('a teacher enrols an app, uses codes and disables it', { tag: '@smoke' }, async ({ page, request }) => {
    const teacher = await demoUser(request, 'teacher', otherTeacher)
    await signInThroughForm(page, teacher)
    await page.goto('/board/teacher/profile')
    const card = secondFactor(page)
    await expect(card).toContainText('未开启')

    await card.getByRole('button', { name: /开\s*启/ }).click()
    const setupDialog = page.getByRole('dialog', { name: '开启动态验证码' })
    await setupDialog.getByLabel('当前密码').fill('not-the-Password-1')
    await setupDialog.getByRole('button', { name: '下一步' }).click()
    await expect(setupDialog).toContainText('当前密码不正确')
    await setupDialog.getByLabel('当前密码').fill(teacher.passwd)
    await setupDialog.getByLabel('当前密码').press('Enter')

    const scan = page.getByRole('dialog', { name: '扫描二维码' })
    await expect(scan.locator('canvas, svg').first()).toBeVisible()
    const typed = await scan.locator('.ant-typography').first().innerText()
    const secret = typed.replaceAll(/[^A-Z2-7]/g, '')
    await scan.getByLabel('验证器应用显示的 6 位数字').fill(await totpCode(request, secret, -30))
    await scan.getByRole('button', { name: '确认开启' }).click()

    const saving = page.getByRole('dialog', { name: '保存恢复码' })
    const codes = saving.getByRole('list', { name: '恢复码' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()
    await saving.getByRole('button', { name: '我已保存' }).click()
    await expect(card).toContainText('还有 10 个可用')

    await signOut(page)
    await submitPassword(page, teacher)
    const field = page.getByLabel('验证码或恢复码')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await field.fill('000000')
    await field.press('Enter')
    await expect(page.getByText('验证码不正确或已使用过')).toBeVisible()
    await field.fill(await totpCode(request, secret))
    await field.press('Enter')
    await page.waitForURL(/\/board\/teacher\//)

    await signOut(page)
    await submitPassword(page, teacher)
    await field.fill(recovery.toLowerCase())
    await field.press('Enter')
    await page.waitForURL(/\/board\/teacher\//)

    await page.goto('/board/teacher/profile')
    await expect(card).toContainText('还有 9 个可用')
    await card.getByRole('button', { name: /关\s*闭/ }).click()
    const off = page.getByRole('dialog', { name: '关闭动态验证码' })
    await off.getByLabel('验证码或恢复码').fill(await totpCode(request, secret, 30))
    await off.getByRole('button', { name: '关闭动态验证码' }).click()
    await expect(card).toContainText('未开启')
  })

  test('a teacher uses a passkey with and without the password', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await addAuthenticator(page)
    const teacher = await demoUser(request, 'teacher', otherTeacher)
    await signInThroughForm(page, teacher)
    await page.goto('/board/teacher/profile')
    const card = secondFactor(page)

    await card.getByRole('button', { name: '登记通行密钥' }).click()
    const setupDialog = page.getByRole('dialog', { name: '登记通行密钥' })
    await setupDialog.getByLabel('名称').fill('办公室电脑')
    await setupDialog.getByLabel('当前密码').fill(teacher.passwd)
    await setupDialog.getByRole('button', { name: /登\s*记/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '我已保存' }).click()
    await expect(card.getByRole('heading', { name: '办公室电脑' })).toBeVisible()
    await expectFitsScreen(page)

    await signOut(page)
    await submitPassword(page, teacher)
    await page.getByRole('button', { name: '用通行密钥验证' }).click()
    await page.waitForURL(/\/board\/teacher\//)

    await signOut(page)
    await page.getByRole('button', { name: '使用通行密钥' }).click()
    await page.waitForURL(/\/board\/teacher\//)

    const storedSession = () => page.evaluate(() => localStorage.getItem('zhuxue.session'))
    const before = await storedSession()
    await page.getByRole('button', { name: new RegExp(teacher.userName) }).click()
    await page.getByRole('menuitem', { name: '退出后台' }).click()
    await expect(page.getByRole('navigation', { name: '手机菜单' })).toBeVisible()
    await page.goto('/admin-login')
    await expect(page.getByText('请输入登录密码').first()).toBeVisible()
    await page.getByRole('button', { name: '使用通行密钥' }).click()
    await page.waitForURL(/\/board\/teacher\//)
    expect(await storedSession()).toBe(before)

    await page.goto('/board/teacher/profile')
    await card.getByRole('button', { name: '移除 办公室电脑' }).click()
    const removal = page.getByRole('dialog', { name: /移除通行密钥/ })
    await removal.getByLabel('当前密码').fill(teacher.passwd)
    await removal.getByRole('button', { name: /移\s*除/ }).click()
    await expect(card.getByRole('heading', { name: '办公室电脑' })).toHaveCount(0)
  })
})

const secondFactor = (page: Page) => page.locator('.ant-card').filter({ hasText: '动态验证码' })

async function submitPassword(page: Page, person: Person) {
  await page.getByPlaceholder('请输入用户名').fill(person.loginName)
  await page.getByPlaceholder('请输入密码').fill(person.passwd)
  await page.getByPlaceholder('请输入密码').press('Enter')
  await expect(page.getByRole('heading', { name: '二次验证' })).toBeVisible()
}

async function signOut(page: Page) {
  await clearSession(page)
  await page.goto('/admin-login')
}

/** A virtual fingerprint reader that always accepts. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
