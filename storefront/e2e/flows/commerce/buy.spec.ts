import { demoUser, type Person } from '../../support/people'
import { signInToAdmin, newVisitor } from '../../support/sessions'
import { fillSignInForm } from '../../support/sign_in_forms'
import { expect, test, type Page } from '../../support/fixtures'
import { expectFreshWithinASecond } from '../../support/expect_within'

const courseName = '平法识图与钢筋算量零基础实战'

test.describe.configure({ mode: 'serial' })

test.describe('One purchase', { tag: ['@money', '@minutes', '@smoke'] }, () => {
  let coursePath: string
  let orderId: string

  test('a visitor finds a course, signs in, pays and watches', async ({ page, context, request }) => {
    await page.goto('/index')
    await page.getByLabel('搜索课程、图书、问答与公告').fill('钢筋算量')
    await page.getByLabel('搜索课程、图书、问答与公告').press('Enter')
    await page
      .getByRole('link', { name: new RegExp(courseName) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(courseName)
    coursePath = new URL(page.url()).pathname

    await page.getByRole('button', { name: '加入购物车' }).click()
    const first = page.getByRole('dialog').filter({ hasText: '请先登录?' })
    await first.getByRole('button', { name: '去登录' }).click()
    await signIn(page, await demoUser(request, 'user'))

    await page.goto('/index/my-cart')
    await expect(page.getByText(courseName)).toBeVisible()
    await page.getByRole('button', { name: /去结算|结算/ }).click()
    await expect(page).toHaveURL(/order-info/)
    await page.getByRole('button', { name: '提交订单' }).click()

    const payment = page.getByRole('dialog')
    await expect(payment.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await expect(payment).toContainText('半')
    const [wallet] = await Promise.all([
      context.waitForEvent('page'),
      payment.getByRole('link', { name: '在本机打开支付页面' }).click(),
    ])
    await wallet.getByRole('button', { name: '付款' }).click()
    await expect(wallet.getByText(/成功|已付款/).first()).toBeVisible()

    await expect(payment.getByText(/支付成功/).first()).toBeVisible()
    await payment.getByRole('link', { name: '订单详情' }).click()
    orderId = new URL(page.url()).pathname.split('/').at(-1)!
    expect(orderId).toMatch(/^\d{20}$/)

    await page.goto('/board/user/my-course')
    const mine = page.getByRole('article').filter({ hasText: courseName })
    const [study] = await Promise.all([context.waitForEvent('page'), mine.getByRole('link', { name: /学习/ }).click()])
    await study
      .getByRole('button', { name: /\d:\d\d/ })
      .first()
      .click()
    await expectPlaying(study)
  })

  test('an admin sees the order and unpublishes the course', async ({ page, browser, request }) => {
    await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
    await expect(page.getByText(orderId)).toBeVisible()

    const visitor = await newVisitor(browser)
    expect((await visitor.goto(coursePath))!.status()).toBe(200)
    const statusForVisitors = async () => (await visitor.request.get(coursePath)).status()

    await page.goto('/board/admin/courses')
    await page.getByRole('textbox', { name: '课程名称' }).fill(courseName)
    // The selected value covers the field that has the role.
    await page.getByRole('combobox', { name: '课程类别' }).click({ force: true })
    await page.getByTitle('全部', { exact: true }).last().click()
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByRole('switch', { name: `发布 ${courseName}` }).click()
    const question = page.getByRole('dialog').filter({ hasText: `下架《${courseName}》？` })
    await expect(question).toContainText(/\d+ 名学员已购买，下架后前台不再销售。/)
    await question.getByRole('button', { name: /^下\s*架$/ }).click()
    await expect(page.getByText('撤销成功')).toBeVisible()

    await expectFreshWithinASecond(statusForVisitors, (status) => status === 404)
  })
})

async function signIn(page: Page, person: Person) {
  await fillSignInForm(page, person.idCard!, person.passwd)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await expect(page.getByRole('banner')).toContainText(person.userName)
}

async function expectPlaying(page: Page) {
  const video = page.locator('video')
  await expect(video).toBeVisible()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
}
