import { installClock, advanceTime } from '../../support/clock'
import { createLearner } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { expectSignedIn, registerInDialog, requestCode, signInByIdCard } from '../../support/sign_in_forms'
import { sentCode } from '../../support/sms_outbox'
import { expect, test } from '../../support/fixtures'
import { confirmProfile, findInLoginLog, manageAddresses, passFaceCheck } from './own_data'

test.describe('Registering and signing in', () => {
  test(
    'a user registers, completes the profile and resets the password',
    { tag: '@smoke' },
    async ({ page, browser, request }) => {
      await installClock(page, request)
      const person = createLearner()

      await registerInDialog(page, request, person)
      await expectSignedIn(page, person.userName)

      await page.setViewportSize({ width: 390, height: 844 })
      await manageAddresses(page)
      await confirmProfile(page, person.userName)
      await passFaceCheck(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('banner').getByRole('button', { name: '退出', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
      await page.waitForURL('**/index')
      await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()

      await page.goto('/login')
      await page.getByRole('button', { name: '忘记密码' }).click()
      const form = page.getByRole('dialog', { name: '重置密码' })
      await form.getByLabel('身份证号').fill(person.idCard)
      await form.getByLabel('手机号').fill(person.telephone)
      // One minute must pass between the code for registering and the one for the reset.
      await advanceTime(60, { request, page })
      await requestCode(form)
      await form.getByLabel('验证码').fill(await sentCode(request, person.telephone, 'reset'))
      await form.getByLabel('新密码').fill('granite-column-77')
      await form.getByRole('button', { name: '重置密码' }).click()
      const question = page.getByRole('dialog', { name: '重置密码' }).last()
      await expect(question).toContainText('确定要重置密码吗？')
      await question.getByRole('button', { name: '重置密码' }).click()
      await expect(page.getByText('密码重置成功，请使用新密码登录')).toBeVisible()
      await expect(page.getByLabel('身份证号')).toHaveValue(person.idCard)

      await signInByIdCard(page, person.idCard, person.passwd)
      await expect(page.getByText('用户名或密码错误').first()).toBeVisible()
      await signInByIdCard(page, person.idCard, 'granite-column-77')
      await expectSignedIn(page, person.userName)

      await findInLoginLog(await browser.newPage(), await demoUser(request, 'admin'), person)
    }
  )

  test('a rejected registration keeps the typed values', async ({ page, request }) => {
    const { telephone } = await demoUser(request, 'user')
    const person = { ...createLearner(), telephone }
    await page.goto('/register')
    const form = page.getByRole('dialog', { name: '注册账号' })
    await form.getByRole('button', { name: '注册', exact: true }).click()
    for (const message of [
      '请输入手机号',
      '请输入验证码',
      '请输入姓名',
      '请输入身份证号',
      '请输入密码',
      '请先阅读并勾选同意用户协议、隐私政策和退款规则',
    ]) {
      await expect(form.getByText(message)).toBeVisible()
    }
    await expect(form.getByLabel('手机号')).toBeFocused()

    await form.getByLabel('手机号').fill(person.telephone)
    await form.getByLabel('验证码').fill('000000')
    await form.getByLabel('姓名').fill(person.userName)
    await form.getByLabel('身份证号').fill(person.idCard)
    await form.getByLabel('密码', { exact: true }).fill('12345678')
    await form.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    const sent: string[] = []
    page.on('request', (one) => one.url().endsWith('/register') && sent.push(one.method()))
    // The response arrives after both presses, however slow the machine is.
    let release = () => {}
    const pressedTwice = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/security/register', async (route) => {
      await pressedTwice
      await route.continue()
    })
    await form.getByRole('button', { name: '注册', exact: true }).dblclick()
    release()
    await expect(form.getByText('密码太简单：请混用字母和数字，避免连续或常见的组合')).toBeVisible()
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
    await form.getByLabel('密码', { exact: true }).fill(person.passwd)
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await expect(form.getByText('验证码错误或已失效')).toBeVisible()

    await requestCode(form)
    await form.getByLabel('验证码').fill(await sentCode(request, person.telephone, 'register'))
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await expect(form.getByText('该手机号已注册，请直接登录')).toBeVisible()
    await expect(form.getByLabel('姓名')).toHaveValue(person.userName)
    await expect(form.getByLabel('身份证号')).toHaveValue(person.idCard)

    await page.reload()
    const again = page.getByRole('dialog', { name: '注册账号' })
    await expect(again.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
  })
})

test.describe('A login page with slow scripts', () => {
  test('a login page with slow scripts keeps input out of the URL', async ({ page, request }) => {
    const { idCard } = await demoUser(request, 'user')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })

    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('身份证号').fill(idCard!)
    await page.getByLabel('密码', { exact: true }).fill('Zhuxue-2026')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    await page.getByLabel('密码', { exact: true }).press('Enter')

    await expect(page).toHaveURL(/\/board\/user\//)
  })
})
