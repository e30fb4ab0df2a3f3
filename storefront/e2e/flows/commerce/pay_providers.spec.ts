import { expectFitsScreen } from '../../support/fits_screen'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { register } from '../../support/new_user'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

async function openPayment(page: Page, request: APIRequestContext) {
  const person = await register(request)
  await signInToStorefront(page, person)
  const { courseId } = await findSimpleCourse(request, 1)
  const orderId = await (await buyerOf(request, person)).placeOrder([{ courseId, courseCount: 1 }])
  await page.goto(`/index/submitted-order-info/${orderId}`)
  await page.getByRole('button', { name: '继续支付' }).click()
  return { orderId, dialog: page.getByRole('dialog', { name: '订单支付' }) }
}

test.describe('Several payment providers', { tag: '@money' }, () => {
  test('a buyer switches to Alipay by keyboard and pays there', { tag: '@smoke' }, async ({ page, request }) => {
    const { orderId, dialog } = await openPayment(page, request)
    await expect(dialog.getByRole('radio', { name: '本机钱包' })).toBeChecked()

    await dialog.getByRole('radio', { name: '本机钱包' }).press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: '本机支付宝' })).toBeChecked()
    await expect(dialog.getByRole('link', { name: '在本机打开支付页面' })).toHaveAttribute(
      'href',
      new RegExp(`/local/wallet/${orderId}_2$`)
    )
    await expectFitsScreen(page)
    await dialog.getByRole('button', { name: '在电脑上登录本机支付宝付款' }).click()
    await dialog.getByRole('button', { name: '打开本机支付宝' }).click()
    await expect(page.getByText('本机支付宝', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '付款' }).click()

    await expect(page).toHaveURL(`/index/submitted-order-info/${orderId}`)
    await expect(page.getByRole('dialog', { name: '支付成功' })).toBeVisible()
  })

  test('a second page that switches invalidates the shown code', async ({ page, request }) => {
    const { dialog } = await openPayment(page, request)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByRole('button', { name: '继续支付' }).click()
    await second.getByRole('radio', { name: '本机支付宝' }).check({ force: true })

    await expect(second.getByRole('link', { name: '在本机打开支付页面' })).toBeVisible()
    await expect(dialog.getByText('这个二维码已失效')).toBeVisible()
    await dialog.getByRole('button', { name: '重新获取' }).click()
    await expect(dialog.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await expect(second.getByText('这个二维码已失效')).toBeVisible()
  })
})

test.describe('Payment inside WeChat', { tag: '@money' }, () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.54',
  })

  test('Alipay is not offered inside WeChat', async ({ page, request }) => {
    const { dialog } = await openPayment(page, request)
    await expect(dialog.getByText('微信中不能打开支付宝')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '打开本机钱包' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: '对公转账' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: '本机支付宝' })).toHaveCount(0)
  })
})
