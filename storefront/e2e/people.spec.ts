import { expect, test } from './story'
import { confirmsProfile, isFoundByAdmin, keepsAddresses, passesFaceCheck } from './belongings'
import { askForCode, expectSignedIn, register, signInByIdCard } from './entering'
import { newcomer } from './newcomer'
import { codeFor } from './outbox'
import { someone } from './people'

test.describe('The ways in', () => {
  test('somebody registers by phone, keeps addresses, confirms the profile, proves the face, loses the password, gets a new one, and is known to the desk', async ({
    page,
    browser,
    request,
  }) => {
    // A minute must pass between the code for registering and the one for the reset.
    test.setTimeout(180_000)
    const person = newcomer()

    await register(page, request, person)
    await expect(page.getByLabel('身份证号')).toHaveValue(person.idCard)
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectSignedIn(page, person.userName)

    await page.setViewportSize({ width: 390, height: 844 })
    await keepsAddresses(page)
    await confirmsProfile(page, person.userName)
    await passesFaceCheck(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: '退出' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.waitForURL('**/index')
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()

    await page.goto('/login')
    await page.getByRole('button', { name: '忘记密码' }).click()
    const form = page.getByRole('dialog', { name: '重置密码' })
    await form.getByLabel('身份证号').fill(person.idCard)
    await form.getByLabel('手机号').fill(person.telephone)
    await askForCode(form)
    await form.getByLabel('验证码').fill(await codeFor(request, person.telephone, 'reset'))
    await form.getByLabel('新密码').fill('granite-column-77')
    await form.getByRole('button', { name: '重置密码' }).click()
    const question = page.getByRole('dialog', { name: '提示' })
    await expect(question).toContainText('确定要重置密码吗？')
    await question.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('密码重置成功，请使用新密码登录')).toBeVisible()
    await expect(page.getByLabel('身份证号')).toHaveValue(person.idCard)

    await signInByIdCard(page, person.idCard, person.passwd)
    await expect(page.getByText('用户名或密码错误').first()).toBeVisible()
    await signInByIdCard(page, person.idCard, 'granite-column-77')
    await expectSignedIn(page, person.userName)

    await isFoundByAdmin(await browser.newPage(), await someone(request, 'admin'), person)
  })

  test('a refused registration says so at the field and keeps what was typed', async ({
    page,
    request,
  }) => {
    const { telephone } = await someone(request, 'user')
    const person = { ...newcomer(), telephone }
    await page.goto('/register')
    const form = page.getByRole('dialog', { name: '注册账号' })
    await form.getByRole('button', { name: '注册', exact: true }).click()
    for (const sentence of [
      '请输入手机号',
      '请输入验证码',
      '请输入姓名',
      '请输入身份证号',
      '请输入密码',
    ]) {
      await expect(form.getByText(sentence)).toBeVisible()
    }
    await expect(form.getByLabel('手机号')).toBeFocused()

    await form.getByLabel('手机号').fill(person.telephone)
    await form.getByLabel('验证码').fill('000000')
    await form.getByLabel('姓名').fill(person.userName)
    await form.getByLabel('身份证号').fill(person.idCard)
    await form.getByLabel('密码', { exact: true }).fill('12345678')
    const sent: string[] = []
    page.on('request', (one) => one.url().endsWith('/register') && sent.push(one.method()))
    await form.getByRole('button', { name: '注册', exact: true }).dblclick()
    await expect(form.getByText('密码过于简单，请换一个')).toBeVisible()
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
    await form.getByLabel('密码', { exact: true }).fill(person.passwd)
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await expect(form.getByText('验证码错误或已失效')).toBeVisible()

    await askForCode(form)
    await form.getByLabel('验证码').fill(await codeFor(request, person.telephone, 'register'))
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await expect(form.getByText('该手机号已注册，请直接登录')).toBeVisible()
    await expect(form.getByLabel('姓名')).toHaveValue(person.userName)
    await expect(form.getByLabel('身份证号')).toHaveValue(person.idCard)

    await page.reload()
    const again = page.getByRole('dialog', { name: '注册账号' })
    await expect(again.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
  })
})

test.describe('A login page whose scripts are slow', () => {
  test('keeps what was typed and never writes it into the address', async ({ page, request }) => {
    const { idCard } = await someone(request, 'user')
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
