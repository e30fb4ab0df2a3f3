import { expectFitsScreen } from '../../support/fits_screen'
import { personByLogin, type Person } from '../../support/people'
import { sentCode } from '../../support/sms_outbox'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

/** Demo users: the first has not confirmed the profile, the second has no ID number and many purchases. */
const unconfirmed = '15000000103'
const numberless = '15900000222'
/** No other test signs in as this user. */
const movable = '15000000104'
const newTelephone = '13900000188'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('One profile, on a phone', () => {
  test.describe.configure({ mode: 'serial' })

  test('a learner confirms name and ID number, which then lock', { tag: '@smoke' }, async ({ page, request }) => {
    const person = await personByLogin(request, unconfirmed)
    await signIn(page, person)
    const number = page.getByLabel('身份证号')
    await expect(page.getByLabel('登录名')).not.toBeEditable()
    await expect(number).toHaveValue(/^\d{4}\*{10}\d{3}[\dX]$/)

    await number.fill('370102198803120178')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('你输入的身份证号非法')).toBeVisible()

    await number.fill(person.idCard!)
    await page.getByRole('button', { name: '保存' }).click()
    const question = page.getByRole('dialog', { name: '确认身份信息' })
    await expect(question).toContainText('保存后姓名和身份证号将不能再修改，确定要保存吗？')
    await question.getByRole('button', { name: '确定' }).click()

    await expect(page.getByText('姓名和身份证号已确认，不能修改')).toBeVisible()
    await expect(page.getByLabel('姓名')).not.toBeEditable()
    await expect(number).not.toBeEditable()
    await expect(number).toHaveValue(/\*{10}/)
    await expectFitsScreen(page)
  })

  test('a learner ends the session of a lost device', async ({ page, browser, request }) => {
    const person = await personByLogin(request, unconfirmed)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
    const lost = await (await browser.newContext({ userAgent })).newPage()
    await signIn(lost, person)
    await signIn(page, person)
    const devices = page.getByRole('region', { name: '登录设备' }).getByRole('listitem')
    await expect(devices.first()).toContainText('本机')

    const other = devices.filter({ hasText: 'Firefox · Windows' })
    await other.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(other).toHaveCount(0)

    await lost.reload()
    await expect(lost).toHaveURL(/\/login/)
  })

  test('a learner fails and then passes the face check', async ({ page, request }) => {
    await signIn(page, await personByLogin(request, unconfirmed))
    await page.getByRole('button', { name: '进行人脸认证' }).click()
    const dialog = page.getByRole('dialog', { name: '人脸认证' })

    const first = await vendorAfter(page, '开始认证')
    await dialog.getByRole('button', { name: '认证完成' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('认证尚未完成，请先在打开的页面完成认证')
    await first.getByRole('button', { name: '不通过', exact: true }).click()
    await expect(first.getByRole('status')).toBeVisible()
    await dialog.getByRole('button', { name: '认证完成' }).click()
    await expect(dialog).toContainText('实名认证未通过，请重新认证')

    const second = await vendorAfter(page, '重新认证')
    await second.getByRole('button', { name: '通过', exact: true }).click()
    await expect(second.getByRole('status')).toBeVisible()
    await dialog.getByRole('button', { name: '认证完成' }).click()
    await expect(dialog).toContainText('实名认证已通过')
  })
})

test('a learner changes telephone after verifying the old one', { tag: '@smoke' }, async ({ page, request }) => {
  const person = await personByLogin(request, movable)
  await signIn(page, person)
  const details = page.getByRole('region', { name: '基本资料' })
  await details.getByRole('button', { name: '更换手机号' }).click()
  const dialog = page.getByRole('dialog', { name: '更换手机号' })
  await dialog.getByLabel('新手机号').fill(newTelephone)
  await dialog.getByRole('button', { name: '发送验证码' }).click()
  await dialog.getByLabel('验证码', { exact: true }).fill(await sentCode(request, newTelephone, 'telephone'))
  await dialog.getByRole('button', { name: '更换', exact: true }).click()
  await expect(dialog.getByText('请输入当前密码')).toBeVisible()

  await dialog.getByRole('button', { name: /^改用原手机号/ }).click()
  await expect(dialog.getByText('原手机号已停用时，请改用登录密码验证。')).toBeVisible()
  await dialog.getByRole('button', { name: '发送验证码', exact: true }).click()
  await dialog.getByLabel('原手机验证码').fill(await sentCode(request, person.telephone, 'old-telephone'))
  await expectFitsScreen(page)
  await dialog.getByRole('button', { name: '更换', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(details.getByLabel('手机号')).toHaveValue('139****0188')

  // The SMS is sent after the response.
  await expect.poll(() => newestText(request, person.telephone)).toContain('更换手机号')
})

test('the player asks for a missing ID number, then plays', async ({ page, request }) => {
  const authorization = await signInByLoginName(page, request, numberless)
  await page.goto('/board/user/profile')
  await page.getByRole('button', { name: '进行人脸认证' }).click()
  await page.getByRole('button', { name: '开始认证' }).click()
  await expect(page.getByRole('dialog')).toContainText('身份信息缺失，请先完善个人资料')

  await page.goto(`/index/course-info/${await furtherEducation(request, authorization)}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^第一讲/ })
    .first()
    .click()
  await page.getByRole('button', { name: '开始学习' }).click()
  await page.getByLabel('身份证号').fill('371702198301049011')
  await page.getByRole('button', { name: '保存并继续学习' }).click()
  await page.getByRole('dialog', { name: '确认身份信息' }).getByRole('button', { name: '确定' }).click()

  const video = page.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1)
})

async function signIn(page: Page, person: Person) {
  await page.goto('/login')
  await page.getByRole('button', { name: person.idCard! }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/board/user/'))
  await page.goto('/board/user/profile')
}

/** Without an ID number the form of the default auth type cannot be used; the other sign-in methods can. */
async function signInByLoginName(page: Page, request: APIRequestContext, loginName: string): Promise<string> {
  const data = { loginName, passwd: 'Zhuxue-2026', loginType: 'password', channelId: 0 }
  const response = await request.post('/api/security/login', { data })
  const { user } = await response.json()
  const token = response.headers().authorization
  const session = JSON.stringify({ token, userName: user.userName, roles: user.userRole })
  await page.addInitScript((text) => localStorage.setItem('zhuxue.session', text), session)
  return token
}

async function furtherEducation(request: APIRequestContext, authorization: string) {
  const response = await request.get('/api/user/courses?courseTypes=5', { headers: { authorization } })
  const { courses } = await response.json()
  return courses.find((course: { coursePrice: number }) => course.coursePrice > 0).courseId
}

async function newestText(request: APIRequestContext, telephone: string): Promise<string> {
  const response = await request.get('/local/sms', { params: { telephone } })
  const { messages } = await response.json()
  return messages[0].text
}

async function vendorAfter(page: Page, press: string): Promise<Page> {
  const [vendor] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: press }).click(),
  ])
  return vendor
}
