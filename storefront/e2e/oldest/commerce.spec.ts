import { register } from '../support/new_user'
import { findSimpleCourse } from '../support/orders'
import { signInToStorefront } from '../support/sessions'
import { expect, test } from './fixtures'

test('a learner adds a course to the cart, orders and pays', async ({ page, request, checkLayout }) => {
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  await signInToStorefront(page, await register(request))
  await page.goto(`/index/course-info/${courseId}`)
  await page.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('已加入购物车').first()).toBeVisible()

  await page.goto('/index/my-cart')
  await expect(page.getByRole('main')).toContainText(courseName)
  await checkLayout(page, 'cart')
  await page.getByRole('button', { name: /结算/ }).click()
  await expect(page).toHaveURL(/order-info/)
  const submit = page.getByRole('button', { name: '提交订单' })
  await expect(submit).toBeEnabled()
  await checkLayout(page, 'checkout')
  await submit.click()

  const payment = page.getByRole('dialog', { name: '订单支付' })
  await expect(payment.getByRole('img', { name: '支付二维码' })).toBeVisible()
  await checkLayout(page, 'payment')
  const wallet = await payment.getByRole('link', { name: '在本机打开支付页面' }).getAttribute('href')
  await request.post(wallet!, { maxRedirects: 0 })

  const paid = page.getByRole('dialog', { name: '支付成功' })
  await expect(paid).toBeVisible()
  await checkLayout(page, 'paid')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/submitted-order-info\/\d{20}$/)
  await expect(page.getByRole('main')).toContainText(courseName)
  await checkLayout(page, 'order')
})
