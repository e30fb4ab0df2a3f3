import { expireOrder } from '../../support/database'
import { expectFitsScreen } from '../../support/fits_screen'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { demoUser, type Person } from '../../support/people'
import { signInToStorefront, newVisitor, openAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

test.describe('Payment', { tag: '@money' }, () => {
  let person: Person
  test.beforeEach(async ({ request, page }) => {
    person = await demoUser(request, 'user', 5)
    await signInToStorefront(page, person)
  })

  test(
    'a phone user pays on the device and sees the study group',
    { tag: '@smoke' },
    async ({ page, context, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { courseId, courseName } = await findSimpleCourse(request, 1)
      await page.goto(`/index/course-info/${courseId}`)
      await page.getByRole('button', { name: '立即购买' }).click()
      await expect(page.getByRole('main')).toContainText(courseName)
      await page.getByRole('button', { name: '提交订单' }).click()

      const payment = page.getByRole('dialog')
      await expect(payment.getByRole('img', { name: '支付二维码' })).toBeVisible()
      await expect(payment).toContainText('请在半小时内完成支付')
      await expect(payment.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
      const [wallet] = await Promise.all([
        context.waitForEvent('page'),
        payment.getByRole('link', { name: '在本机支付' }).click(),
      ])
      await wallet.getByRole('button', { name: '付款' }).click()
      await expect(wallet.getByRole('status')).toHaveText('支付成功')
      await wallet.close()

      const paid = page.getByRole('dialog', { name: '支付成功' })
      await expect(paid.getByRole('status').filter({ hasText: '支付成功' })).toHaveCount(1)
      await expect(paid.getByRole('img', { name: '客服二维码' })).toBeVisible()
      await expect(paid.getByRole('region', { name: '入群说明' })).toContainText('学习群')
      await expect(paid.getByRole('link', { name: '去学习' })).toBeFocused()
      await expectFitsScreen(page)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/submitted-order-info\/\d{20}$/)
    }
  )

  test('an expired order closes on the page and can be reordered', async ({ page, request }) => {
    const { courseId, courseName } = await findSimpleCourse(request, 1)
    const orderId = await (await buyerOf(request, person)).placeOrder([{ courseId, courseCount: 1 }])
    await page.goto('/board/user/my-order')
    await orderRow(page, orderId).getByRole('button', { name: '继续支付' }).click()
    await expect(page.getByRole('dialog', { name: '订单支付' })).toContainText(courseName)

    await expireOrder(request, orderId)

    const closed = page.getByRole('dialog', { name: '订单已关闭' })
    await expect(closed).toContainText('没有在半小时内完成支付')
    await expect(closed.getByRole('button', { name: '重新下单' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/order-info/)
    await expect(page.getByRole('main')).toContainText(courseName)
    // The previous test may have bought it.
    const again = page.getByRole('checkbox', { name: /仍要购买/ })
    await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
    if (await again.count()) await again.check()
    await page.getByRole('button', { name: '提交订单' }).click()
    await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
  })

  test('payment continues after a lost connection', async ({ page, context, request }) => {
    const { courseId } = await findSimpleCourse(request, 6)
    const buyer = await buyerOf(request, person)
    const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }])
    await page.goto('/board/user/my-order?orderStatus=1')
    await orderRow(page, orderId).getByRole('button', { name: '继续支付' }).click()
    const payment = page.getByRole('dialog')
    await expect(payment.getByRole('img', { name: '支付二维码' })).toBeVisible()

    await context.setOffline(true)
    await expect(payment.getByRole('status').filter({ hasText: '网络不可用' })).toHaveCount(1)
    await buyer.pay(orderId)
    await context.setOffline(false)

    await expect(payment.getByRole('status').filter({ hasText: '支付成功' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(payment).toHaveCount(0)
    await expect(orderRow(page, orderId)).toHaveCount(0)
  })

  test('an order is found by name, counts down and is cancelled', async ({ page, request }) => {
    const { courseId, courseName } = await findSimpleCourse(request, 5)
    const buyer = await buyerOf(request, person)
    const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }], { exclusiveCode: 'ZX2K7M' })
    await page.goto('/board/user/my-order')
    const search = page.getByRole('search').filter({ hasText: '查找' })
    await search.getByRole('searchbox').fill('没有叫这个名字的商品')
    await search.getByRole('button', { name: '查找' }).click()
    await expect(page.getByText('没有找到相关订单')).toBeVisible()
    await search.getByRole('searchbox').fill(courseName.slice(0, 8))
    await search.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/productName=/)
    await expect(orderRow(page, orderId)).toContainText('ZX2K7M')

    await page.reload()
    await expect(orderRow(page, orderId).getByRole('timer')).toContainText(/剩余 (30:00|2\d:\d\d)/)
    await orderRow(page, orderId).getByRole('button', { name: '取消' }).click()
    const question = page.getByRole('dialog').filter({ hasText: '确定要删除吗?' })
    await question.getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('删除成功!')).toBeVisible()
    await expect(orderRow(page, orderId)).toContainText('已取消')
    await page.goBack()
    await expect(page.getByText('没有找到相关订单')).toBeVisible()
    await expect(search.getByRole('searchbox')).toHaveValue('没有叫这个名字的商品')
  })

  test('a parcel is shipped, and tracked only by its customer', async ({ page, browser, request }) => {
    const { courseId } = await findSimpleCourse(request, 3)
    const buyer = await buyerOf(request, person)
    const orderId = await buyer.placeOrder([{ courseId, courseCount: 2 }], { addrId: await buyer.firstAddress() })
    await buyer.pay(orderId)
    const path = `/index/submitted-order-info/${orderId}`
    await page.goto(path)
    await expect(page.getByText('商品正在准备发货')).toBeVisible()
    await expect(page.getByRole('heading', { name: '发票', exact: true })).toHaveCount(1)

    const board = await openAdmin(browser, await demoUser(request, 'admin'), path)
    await board.getByRole('button', { name: '保存' }).click()
    await expect(board.getByRole('main')).toContainText('请输入快递单号')
    const trackingNo = `SF${orderId.slice(-12)}`
    await board.getByLabel(/快递单号/).fill(trackingNo)
    await board.getByRole('button', { name: '保存' }).click()
    await expect(board.getByText('保存成功')).toBeVisible()

    await page.reload()
    const main = page.getByRole('main')
    await expect(main).toContainText('顺丰速运')
    await expect(main).toContainText(trackingNo)
    await expect(main).toContainText('已揽收')
    await expect(page.getByRole('list', { name: '物流轨迹' })).toContainText('已收取快件')

    const otherVisitor = await newVisitor(browser)
    await signInToStorefront(otherVisitor, await demoUser(request, 'user', 6))
    await otherVisitor.goto(path)
    await expect(otherVisitor.getByRole('heading', { name: '订单不存在' })).toBeVisible()
  })
})

const orderRow = (page: Page, orderId: string) => page.getByRole('row').filter({ hasText: orderId })
