import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { NewPerson } from './new_user'
import type { Person } from './people'
import { sentCode } from './sms_outbox'

/** Registers through the dialog and agrees to sign in. */
export async function registerInDialog(page: Page, request: APIRequestContext, person: NewPerson) {
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: '注册账号' })
  await form.getByLabel('手机号').fill(person.telephone)
  await requestCode(form)
  await form.getByLabel('验证码').fill(await sentCode(request, person.telephone, 'register'))
  await form.getByLabel('姓名').fill(person.userName)
  await form.getByLabel('身份证号').fill(person.idCard)
  await form.getByLabel('密码', { exact: true }).fill(person.passwd)
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await form.getByRole('button', { name: '注册', exact: true }).click()

  const question = page.getByRole('dialog', { name: '注册成功' })
  await expect(question).toContainText('注册成功，是否立即登录？')
  await question.getByRole('button', { name: '立即登录' }).click()
}

/** Signs in with ID number and password, in the form of the default auth type. */
export async function signInByIdCard(page: Page, idCard: string, passwd: string) {
  await page.goto('/login')
  await fillSignInForm(page, idCard, passwd)
}

/** Fills in the login form on the page; waits for its button, because Enter does nothing before. */
export async function fillSignInForm(page: Page, idCard: string, passwd: string) {
  await page.getByLabel('身份证号').fill(idCard)
  await page.getByLabel('密码', { exact: true }).fill(passwd)
  const button = page.getByRole('main').getByRole('button', { name: '登录', exact: true })
  await expect(button).toBeEnabled()
  await page.getByLabel('密码', { exact: true }).press('Enter')
}

export async function signInThroughForm(page: Page, person: Pick<Person, 'loginName' | 'passwd'>) {
  await page.goto('/admin-login')
  await page.getByPlaceholder('请输入用户名').fill(person.loginName)
  await page.getByPlaceholder('请输入密码').fill(person.passwd)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL(/\/board\/(admin|teacher|channel|auditor)\//)
}

export async function expectSignedIn(page: Page, userName: string) {
  await page.waitForURL((url) => url.pathname.startsWith('/board/user/'))
  await expect(page.getByRole('banner')).toContainText(userName)
}

/** Presses the button that sends a code; a minute must pass between two (support/clock.ts). */
export async function requestCode(form: Locator) {
  await form.getByRole('button', { name: '发送验证码' }).click()
  await expect(form.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
}
