import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Newcomer } from './newcomer'
import { codeFor } from './outbox'
import type { Person } from './people'

/** Registers through the dialog and says yes to signing in: the login form is filled in then. */
export async function register(page: Page, request: APIRequestContext, person: Newcomer) {
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: '注册账号' })
  await form.getByLabel('手机号').fill(person.telephone)
  await askForCode(form)
  await form.getByLabel('验证码').fill(await codeFor(request, person.telephone, 'register'))
  await form.getByLabel('姓名').fill(person.userName)
  await form.getByLabel('身份证号').fill(person.idCard)
  await form.getByLabel('密码', { exact: true }).fill(person.passwd)
  await form.getByRole('button', { name: '注册', exact: true }).click()

  const question = page.getByRole('dialog', { name: '提示' })
  await expect(question).toContainText('注册成功，是否立即登录？')
  await question.getByRole('button', { name: '立即登录' }).click()
}

/** Signs in with ID number and password, as the form of the default auth type asks for them. */
export async function signInByIdCard(page: Page, idCard: string, passwd: string) {
  await page.goto('/login')
  await fillLogin(page, idCard, passwd)
}

/** Fills in the login form that is on the page; Enter does nothing before its button works, so it is waited for. */
export async function fillLogin(page: Page, idCard: string, passwd: string) {
  await page.getByLabel('身份证号').fill(idCard)
  await page.getByLabel('密码', { exact: true }).fill(passwd)
  const button = page.getByRole('main').getByRole('button', { name: '登录', exact: true })
  await expect(button).toBeEnabled()
  await page.getByLabel('密码', { exact: true }).press('Enter')
}

/** Signs in at the door of those who work here. */
export async function signInAtDesk(page: Page, who: Pick<Person, 'loginName' | 'passwd'>) {
  await page.goto('/admin-login')
  await page.getByPlaceholder('请输入用户名').fill(who.loginName)
  await page.getByPlaceholder('请输入密码').fill(who.passwd)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL(/\/board\/(admin|teacher|channel|auditor)\//)
}

export async function expectSignedIn(page: Page, userName: string) {
  await page.waitForURL((url) => url.pathname.startsWith('/board/user/'))
  await expect(page.getByRole('banner')).toContainText(userName)
}

/** Presses the button of a code; a minute passes between two. */
export async function askForCode(form: Locator) {
  await form.getByRole('button', { name: '发送验证码' }).click({ timeout: 70_000 })
  await expect(form.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
}
