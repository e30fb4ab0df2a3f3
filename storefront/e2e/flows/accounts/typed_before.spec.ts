import { apiClientFor } from '../../support/api_calls'
import { register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { fillSignInForm, signInThroughForm } from '../../support/sign_in_forms'
import { expect, test } from '../../support/fixtures'

test('a learner’s typed text survives an expired session', { tag: '@smoke' }, async ({ page, request }) => {
  const person = await register(request)
  await signInToStorefront(page, person)
  await page.goto('/board/user/deliver-address')
  await page.getByRole('button', { name: '新增收件地址' }).first().click()
  const form = page.getByRole('dialog', { name: '新增收件地址' })
  await form.getByLabel('收件人').fill('王建国')
  await form.getByLabel('详细地址').fill('经十路 1234 号 5 楼')

  await apiClientFor(request, person).then(({ post }) => post('/api/security/logout'))
  await page.reload()
  await page.waitForURL(/\/login\//)
  await fillSignInForm(page, person.idCard, person.passwd)
  await page.waitForURL(/\/board\/user\/deliver-address$/)

  await expect(form.getByLabel('收件人')).toHaveValue('王建国')
  await expect(form.getByLabel('详细地址')).toHaveValue('经十路 1234 号 5 楼')
})

test('an admin’s typed text survives an expired session', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const path = '/board/admin/paper-work-space'
  const name = `装饰装修题库 ${Date.now()}`
  await signInThroughForm(page, admin)
  await page.goto(path)
  await page.getByRole('button', { name: '新增题库' }).click()
  const form = page.getByRole('dialog', { name: '新增题库' })
  await form.getByLabel('题库名称').fill(name)

  // In one step: otherwise another request could notice the expired session first and redirect before the press.
  await form.getByRole('button', { name: '保存' }).evaluate(async (save: HTMLButtonElement) => {
    const authorization = sessionStorage.getItem('zhuxue.token')!
    await fetch('/api/security/logout', { method: 'POST', headers: { authorization } })
    save.click()
  })
  await page.waitForURL(/\/admin-login/)
  await page.getByPlaceholder('请输入用户名').fill(admin.loginName)
  await page.getByPlaceholder('请输入密码').fill(admin.passwd)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL((url) => url.pathname === path)

  await page.getByRole('button', { name: '新增题库' }).click()
  await expect(form.getByLabel('题库名称')).toHaveValue(name)
  await expect(page.getByText('已恢复登录过期前填写的内容')).toBeVisible()
})
