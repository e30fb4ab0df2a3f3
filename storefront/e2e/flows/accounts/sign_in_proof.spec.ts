import type { Page } from '@playwright/test'
import { createLearner, register } from '../../support/new_user'
import { expectSignedIn, fillSignInForm, requestCode } from '../../support/sign_in_forms'
import { sentCode } from '../../support/sms_outbox'
import { expect, test } from '../../support/fixtures'

/** Resolves once the server has asked this page for a proof of work. */
const waitForProofRequest = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/security/login') && (await response.json()).code === 'proof-required'
  )

test.describe('Proof of work after failed attempts', () => {
  test('the storefront login computes a proof of work and succeeds', async ({ page, request }) => {
    const person = await register(request)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/login')
    for (let attempt = 1; attempt <= 3; attempt++) {
      const rejected = page.waitForResponse((response) => response.status() === 401)
      await fillSignInForm(page, person.idCard, `wrong-password-${attempt}`)
      await rejected
    }

    const proofRequested = waitForProofRequest(page)
    await fillSignInForm(page, person.idCard, person.passwd)
    await proofRequested

    await expectSignedIn(page, person.userName)
  })

  test('the admin login computes a proof of work and shows errors', async ({ page }) => {
    await page.goto('/admin-login')
    const submitPassword = async () => {
      await page.getByPlaceholder('请输入用户名').fill('nobody-of-this-story')
      await page.getByPlaceholder('请输入密码').fill('wrong-password')
      await page.getByPlaceholder('请输入密码').press('Enter')
    }
    for (let attempt = 1; attempt <= 3; attempt++) {
      const rejected = page.waitForResponse((response) => response.status() === 401)
      await submitPassword()
      await rejected
    }

    const proofRequested = waitForProofRequest(page)
    const rejected = page.waitForResponse((response) => response.status() === 401)
    await submitPassword()
    await proofRequested
    await rejected

    await expect(page.getByRole('main').getByText('用户名或密码错误')).toBeVisible()
    await expect(page.getByRole('button', { name: /登\s*录/ })).toBeEnabled()
  })
})

test('a user whose ID number is taken sees alternatives', async ({ page, request }) => {
  const otherUser = await register(request)
  const owner = { ...createLearner(), idCard: otherUser.idCard }
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: '注册账号' })
  await form.getByLabel('手机号').fill(owner.telephone)
  await requestCode(form)
  await form.getByLabel('验证码').fill(await sentCode(request, owner.telephone, 'register'))
  await form.getByLabel('姓名').fill(owner.userName)
  await form.getByLabel('身份证号').fill(owner.idCard)
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await form.getByLabel('密码', { exact: true }).fill(owner.passwd)
  await form.getByLabel('密码', { exact: true }).press('Enter')

  const result = form.getByRole('alert')
  await expect(result).toContainText('该身份证号不能用于注册')
  await expect(result.getByRole('link', { name: '联系工作人员' })).toHaveAttribute('href', '/index/contact')
  await result.getByRole('button', { name: '忘记密码' }).click()
  await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible()
})
