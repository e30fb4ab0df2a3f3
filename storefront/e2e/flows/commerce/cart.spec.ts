import type { Page, Route } from '@playwright/test'
import { expectFitsScreen } from '../../support/fits_screen'
import { register } from '../../support/new_user'
import { fillSignInForm } from '../../support/sign_in_forms'
import { expect, test } from '../../support/fixtures'
import { ownCourses } from './own_courses'

test.use({ viewport: { width: 390, height: 844 } })

/** A promo code of the demo data: 5 % discount. */
const exclusiveCode = 'ZX2K7M'

test('a visitor fills the cart, signs in and buys', { tag: ['@money', '@smoke'] }, async ({ page, request }) => {
  const courses = await ownCourses(request)
  const further = `继续教育课程${Date.now()}`
  const video = `造价实战课程${Date.now()}`
  const plain = ({ models, relatedCourse }: any) => models.length === 0 && relatedCourse === null
  const furtherId = await courses.copyOf(
    5,
    further,
    ({ models, relatedCourse }) => models.length === 0 && relatedCourse !== null
  )
  const videoId = await courses.copyOf(1, video, plain)
  await courses.reprice(furtherId, 60)
  await courses.reprice(videoId, 200, [{ ruleCode: '04', discountedPrice: 150 }])
  const { course } = await courses.get(`/api/public/courses/${furtherId}`)
  const book = course.relatedCourse
  const person = await register(request)

  await test.step('the visitor’s cart stores two courses, one with its textbook', async () => {
    await put(page, videoId)
    await page.goto(`/index/course-info/${furtherId}`)
    await page.getByLabel(/连同教材一起购买/).check()
    await put(page)
    await page.goto('/index/my-cart')
    await expect(row(page, further)).toBeVisible()
    await expect(row(page, video)).toBeVisible()
    await expect(total(page)).toContainText(money(260 + book.coursePrice))
    await page.reload()
    await expect(row(page, further).getByLabel('连同教材一起购买')).toBeChecked()
  })

  await test.step('signing in merges the cart', async () => {
    await page.getByRole('main').getByRole('link', { name: '登录' }).click()
    await fillSignInForm(page, person.idCard, person.passwd)
    await page.waitForURL(/my-cart/)
    await expect(row(page, further).getByLabel('连同教材一起购买')).toBeChecked()
    await expect(row(page, video)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('zhuxue.cart'))).toBe('[]')
  })

  await test.step('bulk mode counts seats, single mode resets quantities', async () => {
    await page.getByRole('switch', { name: '批量购买' }).check()
    const copies = row(page, video).getByRole('textbox', { name: `${video} 数量` })
    await copies.fill('10001')
    await copies.press('Enter')
    await expect(row(page, video).getByText('数量必须在1到10000之间')).toBeVisible()
    await expect(copies).toHaveValue('10000')
    await copies.fill('12')
    await copies.press('Enter')
    await row(page, further)
      .getByRole('checkbox', { name: `选择 ${further}` })
      .uncheck()
    await expect(total(page)).toContainText(money(12 * 150))
    await expect(row(page, video)).toContainText('满10件优惠')

    await page.getByRole('switch', { name: '批量购买' }).uncheck()
    await expect(copies).toHaveValue('1')
    await page.getByRole('checkbox', { name: '全选' }).check()
    await expect(total(page)).toContainText(money(260 + book.coursePrice))
    await row(page, video)
      .getByRole('checkbox', { name: `选择 ${video}` })
      .uncheck()
    await expect(total(page)).toContainText(money(60 + book.coursePrice))
  })

  await test.step('an empty selection shows an error at once', async () => {
    await row(page, further)
      .getByRole('checkbox', { name: `选择 ${further}` })
      .uncheck()
    await page.getByRole('button', { name: '去结算' }).click()
    await expect(page.getByText('请选择要购买商品')).toBeVisible()
    await page.getByRole('button', { name: '删除选中' }).click()
    await expect(page.getByText('请选择要删除的商品')).toBeVisible()
    await row(page, further)
      .getByRole('checkbox', { name: `选择 ${further}` })
      .check()
    await page.getByRole('button', { name: '去结算' }).click()
    await page.waitForURL(/order-info/)
  })

  const submit = page.getByRole('button', { name: '提交订单' })
  const code = page.getByRole('textbox', { name: '专属码' })

  await test.step('address and code are required', async () => {
    await submit.click()
    const address = page.getByRole('button', { name: '新增收件地址' })
    await expect(page.getByRole('alert').filter({ hasText: '请选择收件地址' })).toHaveCount(1)
    await expect(address).toBeFocused()
    await addAddress(page)
    await expect(page.getByRole('radio', { name: /王建国/ })).toBeChecked()
    await submit.click()
    await expect(page.getByText('继续教育课程须凭专属码购买，请向所在单位或合作渠道索取').first()).toBeVisible()
    await code.fill('QQQQQQ')
    await page.getByRole('button', { name: '使用' }).click()
    await expect(page.locator('#exclusive-code-said')).toHaveText('专属码 QQQQQQ 不存在，请核对')
    await expect(code).toHaveValue('QQQQQQ')
    // An order without a code would be rejected, so its price is not offered.
    await submit.click()
    await expect(page.getByRole('button', { name: /^按 ¥/ })).toHaveCount(0)
    await expect(code).toBeFocused()
    await code.fill('Z')
    await expect(code).not.toHaveAttribute('aria-invalid')
    const busy = (route: Route) =>
      route.fulfill({ status: 429, json: { code: '429', msg: '操作过于频繁，请稍后再试' } })
    await page.route('**/api/user/discount/*', busy)
    await code.fill(exclusiveCode)
    await submit.click()
    await expect(page.locator('#exclusive-code-said')).toHaveText('操作过于频繁，请稍后再试')
    await expect(code).toHaveValue(exclusiveCode)
    await page.unroute('**/api/user/discount/*', busy)
    await code.fill(exclusiveCode.toLowerCase())
    await code.press('Enter')
    await expect(page.getByText(`已使用专属码 ${exclusiveCode}`)).toBeVisible()
  })

  await test.step('an invoice draft survives a reload without numbers and addresses', async () => {
    await page.getByLabel('需要发票').check()
    await submit.click()
    await expect(page.getByText('请输入单位名称').first()).toBeVisible()
    await page.getByLabel('联系人').fill('王')
    await expect(page.getByText('请输入统一社会信用代码')).toBeVisible()
    await page.getByRole('radio', { name: '个人' }).check({ force: true })
    await page.getByLabel('姓名').fill('王建国')
    await page.getByLabel('联系人').fill('王建国')
    await page.getByLabel('联系电话').fill('13900001111')
    await page.getByLabel('电子邮箱').fill('wang@example.com')
    await page.reload()
    await expect(code).toHaveValue(exclusiveCode)
    await expect(page.getByText(`已使用专属码 ${exclusiveCode}`)).toBeVisible()
    await expect(page.getByRole('radio', { name: /王建国/ })).toBeChecked()
    await expect(page.getByLabel('姓名')).toHaveValue('王建国')
    for (const label of ['联系电话', '电子邮箱']) await expect(page.getByLabel(label)).toHaveValue('')
    await page.getByLabel('联系电话').fill('13900001111')
    await page.getByLabel('电子邮箱').fill('wang@example.com')
    await expect(page.getByLabel(/连同教材一起购买/)).toBeChecked()
  })

  await test.step('a changed price is shown next to the old one', async () => {
    const sum = page.getByRole('region', { name: '订单金额' }).locator('.price--large')
    const seen = await sum.innerText()
    await courses.reprice(furtherId, 80)
    await submit.click()
    const change = page.getByRole('dialog', { name: '商品价格有变化' })
    await expect(change).toContainText(further)
    await expect(change).toContainText('¥57.00')
    await expect(change).toContainText('¥76.00')
    await expect(change).toContainText(seen.replace(/\s/g, ''))
    await change.getByRole('button', { name: '按新金额提交' }).click()
  })

  await test.step('the order survives a reload and is paid', async () => {
    const code = page.getByRole('img', { name: '支付二维码' })
    await expect(code).toBeVisible()
    await page.reload()
    await expect(code).toBeVisible()
    const pay = page.getByRole('dialog').getByRole('link', { name: /本机/ }).locator('visible=true')
    await expect(pay).toHaveAttribute('href', /wallet/)
    const wallet = await page.context().newPage()
    await wallet.goto((await pay.getAttribute('href'))!)
    await wallet.getByRole('button', { name: '付款' }).click()
    await expect(wallet.getByText(/成功|已付款/).first()).toBeVisible()
    await wallet.close()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/支付成功/)
        .first()
    ).toBeVisible()
  })

  await test.step('bought courses are removed from the cart', async () => {
    await page.goto('/index/my-cart')
    await expect(row(page, video)).toBeVisible()
    await expect(row(page, further)).toHaveCount(0)
    await expectFitsScreen(page)
  })
})

test('a lost response creates no second order', { tag: '@money' }, async ({ page, request }) => {
  const courses = await ownCourses(request)
  const name = `只下一次单的课程${Date.now()}`
  const courseId = await courses.copyOf(1, name, ({ models }) => models.length === 0)
  const person = await register(request)
  await page.goto(`/index/course-info/${courseId}`)
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '去登录' }).click()
  await fillSignInForm(page, person.idCard, person.passwd)
  await page.waitForURL(/order-info/)
  const submit = page.getByRole('button', { name: '提交订单' })
  await expect(submit).toBeEnabled()

  // The order reaches the server, but its response is lost.
  const keys: (string | undefined)[] = []
  const lose = async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  }
  await page.route('**/orders/buy', lose)
  await submit.click()
  await expect(page.getByText('不会重复下单')).toBeVisible()
  await page.reload()
  await submit.click()
  await expect(page.getByText('不会重复下单')).toBeVisible()
  await page.unroute('**/orders/buy', lose)

  const again = page.waitForRequest('**/orders/buy')
  await submit.dblclick()
  keys.push((await again).headers()['idempotency-key'])
  await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()

  expect(new Set(keys).size).toBe(1)
  await page.goto('/board/user/my-order')
  await expect(page.getByText(/\d{20}/).first()).toBeVisible()
  await expect(page.getByText(/\d{20}/)).toHaveCount(1)
})

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const total = (page: Page) => page.locator('[data-loading="false"] .price--large')

const money = (yuan: number) => yuan.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Adds a course to the visitor's cart without signing in. */
async function put(page: Page, courseId?: number) {
  if (courseId) await page.goto(`/index/course-info/${courseId}`)
  await page.getByRole('button', { name: '加入购物车' }).click()
  const question = page.getByRole('dialog').filter({ hasText: '请先登录?' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('已加入购物车').first()).toBeVisible()
}

async function addAddress(page: Page) {
  await page.getByRole('button', { name: '新增收件地址' }).click()
  const form = page.getByRole('dialog', { name: '新增收件地址' })
  await expect(form.getByLabel('省', { exact: true })).toHaveValue('370000')
  await form.getByLabel('收件人').fill('王建国')
  await form.getByLabel('手机号').fill('13900001111')
  await form.getByLabel('市', { exact: true }).selectOption('370100')
  await form.getByLabel('区县').selectOption('370102')
  await form.getByLabel('详细地址').fill('解放路 88 号')
  await page.reload()
  await expect(form.getByLabel('收件人')).toHaveValue('王建国')
  await expect(form.getByLabel('区县')).toHaveValue('370102')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()
}
