import { switchedText } from '@zhuxue/api/terms/accounts/sessions'
import type { APIRequestContext } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { expect, test, type Page } from '../../support/fixtures'
import { register, type NewPerson } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { headersOf, newVisitor, signInToStorefront } from '../../support/sessions'
import { expectSignedIn, fillSignInForm, signInByIdCard } from '../../support/sign_in_forms'

const staffPassword = 'Shuiping-Yiqi-73'

/** A learner who became a teacher and has not opened the back office yet. */
async function teacherWhoLearns(request: APIRequestContext): Promise<NewPerson> {
  const person = await register(request)
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const { users } = await admin.get(`/api/admin/users-for-page?telephone=${person.telephone}`)
  await admin.put(`/api/admin/users/${users[0].userId}`, { userRole: ['user', 'teacher'], reason: '讲师也要学习' })
  return person
}

async function chooseStaffPassword(page: Page, person: NewPerson) {
  await page.getByLabel('当前密码').fill(person.passwd)
  for (const label of ['新密码', '再次输入新密码'])
    await page.getByRole('textbox', { name: label, exact: true }).fill(staffPassword)
  await page.getByRole('button', { name: '保存并进入管理台' }).click()
  await page.waitForURL(/\/board\/teacher\/(?!new-password)/)
}

test('a teacher studies, teaches after one more proof, returns', { tag: '@smoke' }, async ({ page, request }) => {
  const person = await teacherWhoLearns(request)
  await signInByIdCard(page, person.idCard, person.passwd)
  await expectSignedIn(page, person.userName)
  const authorization = (await page.evaluate(() => sessionStorage.getItem('zhuxue.token')))!
  const staffCall = await request.get('/api/teacher/courses', { headers: { authorization } })
  expect(await staffCall.json()).toMatchObject({ code: 'staff-step' })

  await page.getByRole('banner').getByRole('link', { name: '管理后台' }).click()
  await page.waitForURL(/\/admin-login/)
  await expect(page.getByText(`您已登录：${person.userName}（学员、讲师）。请输入登录密码`)).toBeVisible()
  await page.getByPlaceholder('请输入密码').fill(person.passwd)
  await page.getByPlaceholder('请输入密码').press('Enter')
  await chooseStaffPassword(page, person)

  await page.getByRole('button', { name: new RegExp(person.userName) }).click()
  await page.getByRole('menuitem', { name: '我的学习' }).click()
  await page.waitForURL('**/board/user/my-course')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的课程')
  await page.getByRole('banner').getByRole('link', { name: '管理后台' }).click()
  await page.waitForURL(/\/board\/teacher\//)
})

test('the sign-in page returns holders to the back office', async ({ page, request }) => {
  const person = await teacherWhoLearns(request)
  const wanted = '/board/teacher/paper-work-space'
  await page.goto(`/login/${encodeURIComponent(wanted)}`)
  await fillSignInForm(page, person.idCard, person.passwd)
  await chooseStaffPassword(page, person)
  await expect(page).toHaveURL(new RegExp(`${wanted}$`))

  const learner = await register(request)
  const other = await newVisitor(page.context().browser()!)
  await other.goto(`/login/${encodeURIComponent(wanted)}`)
  await fillSignInForm(other, learner.idCard, learner.passwd)
  await expectSignedIn(other, learner.userName)
})

test('pages of the former account reload after another signed in', async ({ page, context, request }) => {
  const [first, second] = [await register(request), await demoUser(request, 'admin')]
  await signInToStorefront(page, first)
  await page.goto('/board/user/my-course')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const { authorization: token } = await headersOf(request, second)
  const stored = JSON.stringify({ token, userName: second.userName, roles: ['admin'] })
  await other.evaluate((text) => localStorage.setItem('zhuxue.session', text), stored)
  await expect(page.getByText(switchedText(second.userName))).toBeVisible()
  await page.waitForEvent('load')
})

test('other devices are signed out from the profile', async ({ page, request }) => {
  const person = await register(request)
  await signInByIdCard(page, person.idCard, person.passwd)
  await expectSignedIn(page, person.userName)
  const others = await Promise.all([1, 2].map(() => newVisitor(page.context().browser()!)))
  for (const other of others) {
    await signInByIdCard(other, person.idCard, person.passwd)
    await expectSignedIn(other, person.userName)
  }
  await page.goto('/board/user/profile')
  await page.getByRole('button', { name: '退出其他全部设备' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出其他全部设备' }).click()
  await expect(page.getByText(/已退出 \d 台设备/)).toBeVisible()
  await others[0].reload()
  await others[0].waitForURL(/\/login/)

  await page.getByRole('button', { name: '退出全部设备', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出全部设备' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
})
