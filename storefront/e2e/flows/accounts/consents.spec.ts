import type { Page } from '@playwright/test'
import { removeLegalText } from '../../support/database'
import { createLearner, register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToStorefront, headersOf, newVisitor, openAdmin } from '../../support/sessions'
import { requestCode } from '../../support/sign_in_forms'
import { sentCode } from '../../support/sms_outbox'
import { expect, test } from '../../support/fixtures'

const agreementDialog = (page: Page) => page.getByRole('dialog', { name: '请阅读并同意以下条款' })

test(
  'registering requires the checkbox, and reading a text loses nothing',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const person = createLearner()
    await page.goto('/register')
    const form = page.getByRole('dialog', { name: '注册账号' })
    await form.getByLabel('手机号').fill(person.telephone)
    await requestCode(form)
    await form.getByLabel('验证码').fill(await sentCode(request, person.telephone, 'register'))
    await form.getByLabel('姓名').fill(person.userName)
    await form.getByLabel('身份证号').fill(person.idCard)
    await expect(form.getByText('用于核对学员身份和上传继续教育学时')).toBeVisible()
    await form.getByLabel('密码', { exact: true }).fill(person.passwd)

    const opening = page.waitForEvent('popup')
    await form.getByRole('link', { name: '《隐私政策》' }).click()
    const policy = await opening
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText('隐私政策')
    await policy.close()

    const box = form.getByRole('checkbox', { name: '我已阅读并同意' })
    await expect(box).not.toBeChecked()
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await expect(form.getByText('请先阅读并勾选同意用户协议、隐私政策和退款规则')).toBeVisible()
    await expect(box).toBeFocused()
    await expect(form.getByLabel('姓名')).toHaveValue(person.userName)

    await page.keyboard.press('Space')
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '注册成功' })).toBeVisible()
  }
)

test('the footer links to the four legal texts', async ({ page }) => {
  for (const title of ['用户协议', '隐私政策', '退款规则', '营业执照']) {
    await page.goto('/index/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test.describe('A major version', () => {
  const published = { kind: 'refunds', number: 0 }
  test.afterEach(() => removeLegalText(published.kind, published.number))

  test('a learner is asked once about a major version and agrees', async ({ page, browser, request }) => {
    const admin = await demoUser(request, 'admin')
    const person = await register(request)
    await signInToStorefront(page, person)
    await page.goto('/index/contact')
    await expect(page.getByRole('banner')).toContainText(person.userName)
    await page.waitForLoadState('networkidle')
    await expect(agreementDialog(page)).toBeHidden()

    const board = await openAdmin(browser, admin, '/board/admin/legal-texts?kind=refunds')
    published.number = await publishMajor(board)

    // A new visit, because an open tab asks the server only every few minutes.
    await signInToStorefront(page, person)
    await page.goto('/index/contact')
    await expect(agreementDialog(page)).toContainText('退款改为一个工作日到账')
    const opening = page.waitForEvent('popup')
    await agreementDialog(page).getByRole('link', { name: '《退款规则》' }).click()
    const text = await opening
    await expect(text.getByText('退款在一个工作日内到账。')).toBeVisible()
    await expect(agreementDialog(text)).toBeHidden()
    await text.close()

    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: '退出登录' })
    await expect(question).toContainText('不同意时需要退出登录')
    await question.getByRole('button', { name: '返回阅读' }).click()
    await agreementDialog(page).getByRole('link', { name: '账号与隐私' }).click()
    await expect(page.getByRole('heading', { name: '注销账号' })).toBeVisible()
    await expect(agreementDialog(page)).toBeHidden()

    await page.goto('/index/contact')
    await agreementDialog(page).getByRole('button', { name: '同意并继续' }).click()
    await expect(page.getByText('已记录您的同意')).toBeVisible()
    await expect(agreementDialog(page)).toBeHidden()
    await signInToStorefront(page, person)
    const profileResponse = page.waitForResponse('**/api/user/profile')
    await page.goto('/index/contact')
    expect((await (await profileResponse).json()).user.toAgree).toEqual([])

    await seeConsents(board, await userIdOf(page, person))
  })

  test('a learner who refuses a major version is signed out', async ({ browser, request }) => {
    const admin = await demoUser(request, 'admin')
    const person = await register(request)
    const board = await openAdmin(browser, admin, '/board/admin/legal-texts?kind=refunds')
    published.number = await publishMajor(board)

    const phone = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
    await signInToStorefront(phone, person)
    await phone.goto('/index/contact')
    await agreementDialog(phone).getByRole('button', { name: '退出登录' }).click()
    const question = phone.getByRole('dialog', { name: '退出登录' })
    await question.getByRole('button', { name: '退出登录' }).click()
    await phone.waitForURL('**/index')
    expect(await phone.evaluate(() => localStorage.getItem('zhuxue.session'))).toBeNull()
  })
})

/** @returns the number of the version */
async function publishMajor(board: Page): Promise<number> {
  await board.getByRole('button', { name: '编辑退款规则' }).click()
  const editor = board.getByRole('textbox', { name: '正文' })
  await editor.click()
  await board.keyboard.press('Control+Home')
  await board.keyboard.type('退款在一个工作日内到账。')
  await board.getByRole('button', { name: '返回列表' }).click()
  await board.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await board.getByRole('button', { name: '发布新版本' }).click()
  await expect(board.getByText('请输入本次修改说明')).toBeVisible()
  await expect(board.getByText('请选择是否重大变更')).toBeVisible()
  await board.getByLabel('修改说明').fill('退款改为一个工作日到账')
  const choice = board.getByRole('radiogroup', { name: '是否重大变更' })
  await choice.getByRole('radio', { name: /^重大变更/ }).check()
  await board.getByRole('button', { name: '发布新版本' }).click()
  const question = board.getByRole('dialog', { name: /^确定要发布退款规则/ })
  await expect(question).toContainText('所有已注册学员下次打开网页时须阅读并同意')
  const answered = board.waitForResponse(
    (response) => response.url().endsWith('/api/admin/legal-texts') && response.request().method() === 'POST'
  )
  await question.getByRole('button', { name: '发布' }).click()
  const { number } = await (await answered).json()

  const row = board.getByRole('row').filter({ hasText: `第${number}版` })
  await expect(row).toContainText('现行')
  await row.getByRole('button', { name: '对照上一版' }).click()
  const drawer = board.getByRole('dialog', { name: /的修改$/ })
  await expect(drawer.locator('ins')).toContainText('退款在一个工作日内到账。')
  await board.keyboard.press('Escape')
  return number
}

async function userIdOf(page: Page, person: ReturnType<typeof createLearner>): Promise<number> {
  const headers = await headersOf(page.request, person)
  const profile = await page.request.get('/api/user/profile', { headers })
  return (await profile.json()).user.userId
}

async function seeConsents(board: Page, userId: number) {
  await board.goto(`/board/admin/loginlogs/person/${userId}?tab=consents`)
  const rows = board.getByRole('row').filter({ hasText: '退款规则' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/第\d+版/)
}
