import { apiClientFor } from '../support/api_calls'
import { demoUser } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { expect, test } from '../support/fixtures'

test('an order is printed without navigation', async ({ page, request }) => {
  const buyer = await demoUser(request, 'user')
  const { orders } = await (await apiClientFor(request, buyer)).get('/api/user/orders?orderStatus=2')
  await signInToStorefront(page, buyer)
  await page.goto(`/index/submitted-order-info/${orders[0].orderId}`)
  await expect(page.getByText(orders[0].orderId).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(orders[0].orderId).first()).toBeVisible()
  for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0)
  }
})
