import { expectFitsScreen } from '../../support/fits_screen'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { register } from '../../support/new_user'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile'

/** An order of a learner that no other test uses, and its payment dialog. */
async function openPayment(page: Page, request: APIRequestContext) {
  const person = await register(request)
  await signInToStorefront(page, person)
  const { courseId } = await findSimpleCourse(request, 1)
  const orderId = await (await buyerOf(request, person)).placeOrder([{ courseId, courseCount: 1 }])
  await page.goto(`/index/submitted-order-info/${orderId}`)
  await page.getByRole('button', { name: '继续支付' }).click()
  const dialog = page.getByRole('dialog', { name: '订单支付' })
  await expect(dialog.getByRole('button', { name: '打开本机钱包' })).toBeVisible()
  return { orderId, dialog }
}

test.describe('Payment in a phone browser', { tag: '@money' }, () => {
  test.use({ userAgent: phone, viewport: { width: 390, height: 844 } })

  test('a phone browser is redirected to pay, cancels and pays', { tag: '@smoke' }, async ({ page, request }) => {
    const { orderId, dialog } = await openPayment(page, request)
    await expect(dialog.getByRole('img', { name: '支付二维码' })).toHaveCount(0)

    await dialog.getByRole('button', { name: '打开本机钱包' }).click()
    await expect(page.getByRole('heading', { name: '向筑学付款' })).toBeVisible()
    await page.getByRole('link', { name: '取消' }).click()
    await expect(page).toHaveURL(`/index/submitted-order-info/${orderId}`)
    await expect(dialog).toContainText('正在确认支付结果')
    await expectFitsScreen(page)
    await expect(dialog).toContainText('还没有收到付款结果')

    await dialog.getByRole('button', { name: '改用扫码支付' }).click()
    await expect(dialog.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await dialog.getByRole('button', { name: '改用本机钱包' }).click()
    await dialog.getByRole('button', { name: '打开本机钱包' }).click()
    await expect(page).toHaveURL(new RegExp(`/local/wallet/${orderId}_3`))
    await page.getByRole('button', { name: '付款' }).click()

    await expect(page).toHaveURL(`/index/submitted-order-info/${orderId}`)
    const paid = page.getByRole('dialog', { name: '支付成功' })
    await expect(paid.getByRole('status').filter({ hasText: '支付成功' })).toHaveCount(1)
  })
})

test.describe('Payment inside WeChat', { tag: '@money' }, () => {
  test.use({ userAgent: `${phone} MicroMessenger/8.0.54`, viewport: { width: 390, height: 844 } })

  test('a payment inside WeChat is cancelled, then succeeds', async ({ page, request }) => {
    const { orderId, dialog } = await openPayment(page, request)

    await dialog.getByRole('button', { name: '打开本机钱包' }).click()
    const window = page.getByRole('dialog', { name: '本机钱包' })
    await window.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toContainText('您已取消支付，订单仍可继续支付')
    await expect(page).toHaveURL(`/index/submitted-order-info/${orderId}`)
    await expectFitsScreen(page)

    await dialog.getByRole('button', { name: '重新支付' }).click()
    await window.getByRole('button', { name: '付款' }).click()
    const paid = page.getByRole('dialog', { name: '支付成功' })
    await expect(paid.getByRole('status').filter({ hasText: '支付成功' })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('another user’s authorisation pays nothing', async ({ page, request }) => {
    const { orderId, dialog } = await openPayment(page, request)
    const foreign = `pay=jsapi&code=0123456789abcdef&state=${'0'.repeat(48)}`

    await page.goto(`/index/submitted-order-info/${orderId}?${foreign}`)

    await expect(dialog.getByRole('alert')).toHaveText('微信授权已失效，请重新点击支付')
    await expect(page).toHaveURL(`/index/submitted-order-info/${orderId}`)
    await expect(dialog.getByRole('button', { name: '重新支付' })).toBeEnabled()
  })
})
