import { createLearner, register } from '../support/new_user'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { demoUser } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { expectSignedIn } from '../support/sign_in_forms'
import { sentCode } from '../support/sms_outbox'
import { expect, test, type Page } from '../support/fixtures'
import { expectInteractionsAtMost, recordInput } from './input_recorder'

test('register with a phone and be signed in', async ({ page, request }, info) => {
  const person = createLearner()
  const recorder = recordInput(page)
  await page.goto('/login')
  const form = page.getByRole('dialog', { name: '注册账号' })
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  recorder.begin()
  await recorder.click(page.getByRole('button', { name: '注册账号' }))
  await expect(form.getByLabel('手机号')).toBeFocused()
  await recorder.type(person.telephone)
  await recorder.click(form.getByRole('button', { name: '发送验证码' }))
  const code = await sentCode(request, person.telephone, 'register')
  await recorder.click(form.getByLabel('验证码'))
  await recorder.type(code)
  await recorder.press('Tab')
  await focusOn(form.getByLabel('姓名'), recorder)
  await recorder.type(person.userName)
  await recorder.press('Tab')
  await recorder.type(person.idCard)
  await recorder.press('Tab')
  await focusOn(form.getByLabel('密码', { exact: true }), recorder)
  await recorder.type(person.passwd)
  await recorder.click(form.getByRole('checkbox', { name: '我已阅读并同意' }))
  await recorder.press('Enter')
  const question = page.getByRole('dialog', { name: '注册成功' })
  await expect(question).toContainText('注册成功，是否立即登录？')
  await recorder.press('Enter')

  await expectSignedIn(page, person.userName)
  expectInteractionsAtMost(recorder, { clicks: 4, keys: 65, loads: 1 }, info)
})

test('a learner finds a course, buys it with a code and pays', async ({ page, context, request }, info) => {
  await signInToStorefront(page, await register(request))
  await page.goto('/index')
  const recorder = recordInput(page)
  recorder.begin()
  await recorder.click(page.getByLabel('搜索课程、图书、问答与公告'))
  await recorder.paste('平法识图')
  const suggested = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
  await expect(suggested.first()).toBeVisible()
  await recorder.press('ArrowDown', 'Enter')
  await page.waitForURL(/course-info/)
  await recorder.click(page.getByRole('button', { name: '立即购买' }).first())
  await page.waitForURL(/order-info/)
  await expect(page.getByRole('button', { name: /提交/ })).toBeEnabled()
  await recorder.click(page.getByRole('textbox', { name: '专属码' }))
  await recorder.paste('ZX2K7M')
  await recorder.press('Enter')
  await expect(page.getByText(/已使用专属码 ZX2K7M/)).toBeVisible()
  await recorder.click(page.getByRole('button', { name: /提交/ }))
  const payment = page.getByRole('dialog').filter({ hasText: '支付' })
  await expect(payment.getByRole('img', { name: '支付二维码' })).toBeVisible()
  const address = await payment.getByRole('link', { name: '在本机打开支付页面' }).getAttribute('href')
  const wallet = await context.newPage()
  await wallet.goto(address!)
  await wallet.getByRole('button', { name: '付款' }).click()

  await expect(payment.getByText(/支付成功/).first()).toBeVisible()
  expectInteractionsAtMost(recorder, { clicks: 4, keys: 12, loads: 3 }, info)
})

const courseName = '竣工结算审核实战：三十个争议点怎么谈'

test('buy twenty seats, paste a messy list, assign six', async ({ page, request }, info) => {
  const listed = await request.get('/api/public/courses', { params: { courseName } })
  const { courseId } = (await listed.json()).courses[0]
  await signInToStorefront(page, await register(request))
  await page.goto(`/index/course-info/${courseId}`)
  const people = Array.from({ length: 6 }, () => createLearner().telephone)
  const recorder = recordInput(page)
  recorder.begin()
  await recorder.click(page.getByRole('button', { name: '批量购买' }))
  const bulk = page.getByRole('dialog', { name: '批量购买' })
  await focusOn(bulk.getByRole('textbox', { name: '购买份数' }), recorder)
  await recorder.press('Control+a')
  await recorder.type('20')
  await recorder.click(bulk.getByRole('button', { name: '去结算' }))
  await page.waitForURL(/order-info/)
  await recorder.click(page.getByRole('button', { name: '提交订单' }))
  await payInDialog(page)
  await recorder.click(page.getByRole('dialog').getByRole('link', { name: '分配给学员' }))
  const box = page.getByRole('textbox', { name: '分配给手机号' })
  await recorder.click(box)
  await recorder.paste(people.map((number, at) => `${'李王张刘陈杨'[at]}工：${number}`).join('\n'))
  await expect(page.getByText(/识别到\s*6\s*个手机号/)).toBeVisible()
  await recorder.click(page.getByRole('button', { name: '分配', exact: true }))
  await recorder.click(page.getByRole('button', { name: '分配6个名额' }))

  await expect(page.getByRole('region', { name: '分配结果' })).toContainText('分配成功')
  expectInteractionsAtMost(recorder, { clicks: 7, keys: 8, loads: 3 }, info)
})

test('move one seat to another person', async ({ page, request }, info) => {
  const { path, telephone } = await orderWithSeat(page, request)
  await page.goto(path)
  const recorder = recordInput(page)
  const row = page.getByRole('row').filter({ hasText: telephone.slice(-4) })
  await row.waitFor()
  recorder.begin()
  await recorder.click(row.getByRole('button', { name: /转移/ }))
  const dialog = page.getByRole('dialog', { name: '转移名额' })
  await expect(dialog.getByLabel('转移到手机号')).toBeFocused()
  await recorder.type(createLearner().telephone)
  await recorder.click(dialog.getByRole('button', { name: '确定转移' }))

  await expect(dialog).toBeHidden()
  expectInteractionsAtMost(recorder, { clicks: 2, keys: 11, loads: 0 }, info)
})

test('request an invoice for a person', async ({ page, request }, info) => {
  const person = await register(request)
  const buyer = await buyerOf(request, person)
  const { courseId } = await findSimpleCourse(request, 1)
  const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }])
  await buyer.pay(orderId)
  await signInToStorefront(page, person)
  await page.goto('/board/user/my-order')
  const recorder = recordInput(page)
  const row = page.getByRole('main').getByText(orderId)
  await row.waitFor()
  recorder.begin()
  await recorder.click(page.getByRole('link', { name: /申请发票|开发票/ }).first())
  await page.waitForURL(/\/board\/user\/invoice/)
  await recorder.click(page.getByText('个人', { exact: true }))
  await recorder.click(page.getByLabel('姓名'))
  await recorder.type(person.userName)
  await recorder.press('Tab')
  await recorder.type('a@example.com')
  await recorder.press('Enter')

  await expect(page.getByText('申请已提交成功')).toBeVisible()
  expectInteractionsAtMost(recorder, { clicks: 4, keys: 18, loads: 1 }, info)
})

test('cancel an unpaid order', async ({ page, request }, info) => {
  const person = await register(request)
  const { courseId } = await findSimpleCourse(request, 1)
  await (await buyerOf(request, person)).placeOrder([{ courseId, courseCount: 1 }])
  await signInToStorefront(page, person)
  await page.goto('/board/user/my-order')
  const recorder = recordInput(page)
  recorder.begin()
  await recorder.click(page.getByRole('main').getByRole('button', { name: '取消', exact: true }))
  const question = page.getByRole('dialog').filter({ hasText: '确定要删除吗?' })
  await recorder.click(question.getByRole('button', { name: '取消订单' }))

  await expect(page.getByText('删除成功!')).toBeVisible()
  expectInteractionsAtMost(recorder, { clicks: 2, keys: 0, loads: 0 }, info)
})

test('buy by keyboard alone, with the skip over the header', async ({ page, request }, info) => {
  await signInToStorefront(page, await register(request))
  const { courseId } = await findSimpleCourse(request, 1)
  await page.goto(`/index/course-info/${courseId}`)
  const buy = page.getByRole('button', { name: '立即购买' }).first()
  await expect(buy).toBeEnabled()
  const recorder = recordInput(page)
  recorder.begin()
  await skipHeader(recorder)
  await focusOn(buy, recorder)
  await recorder.press('Enter')
  await page.waitForURL(/order-info/)
  const submit = page.getByRole('button', { name: '提交订单' })
  await expect(submit).toBeEnabled()
  await focusOn(submit, recorder)
  await recorder.press('Enter')

  await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
  expectInteractionsAtMost(recorder, { clicks: 0, keys: 35, loads: 1 }, info)
})

type InputRecorder = ReturnType<typeof recordInput>

async function skipHeader(recorder: InputRecorder) {
  await recorder.press('Tab', 'Enter')
}

/** Presses Tab until the target has the focus. */
async function focusOn(target: ReturnType<Page['locator']>, recorder: InputRecorder) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let at = 0; at < 60 && !(await isThere()); at++) await recorder.press('Tab')
  await expect(target).toBeFocused()
}

async function payInDialog(page: Page) {
  const payment = page.getByRole('dialog').filter({ hasText: '支付' })
  const address = await payment.getByRole('link', { name: '在本机打开支付页面' }).getAttribute('href')
  const wallet = await page.context().newPage()
  await wallet.goto(address!)
  await wallet.getByRole('button', { name: '付款' }).click()
  await expect(payment.getByText(/支付成功/).first()).toBeVisible()
  await wallet.close()
}

async function orderWithSeat(page: Page, request: Parameters<typeof register>[0]) {
  const person = await demoUser(request, 'user', 2)
  const buyer = await buyerOf(request, person)
  const { courseId } = await findSimpleCourse(request, 1)
  const products = [{ courseId, courseCount: 12 }]
  const orderId = await buyer.placeOrder(products, { orderType: 'package' })
  await buyer.pay(orderId)
  await signInToStorefront(page, person)
  const path = `/board/user/order-assign-users/${orderId}`
  const { telephone } = createLearner()
  await page.goto(path)
  await page.getByRole('textbox', { name: '分配给手机号' }).fill(telephone)
  await page.getByRole('button', { name: '分配', exact: true }).click()
  await page.getByRole('button', { name: '分配1个名额' }).click()
  await expect(page.getByRole('region', { name: '分配结果' })).toContainText('分配成功')
  return { path, telephone }
}
