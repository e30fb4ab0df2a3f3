import { register } from '../../support/new_user'
import { findSimpleCourse } from '../../support/orders'
import { signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('the cart is the same in two tabs of a learner', async ({ page, context, request }) => {
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  await signInToStorefront(page, await register(request))
  await page.goto('/index/my-cart')
  await expect(page.getByText('购物车还是空的')).toBeVisible()

  const other = await context.newPage()
  await other.goto(`/index/course-info/${courseId}`)
  await other.getByRole('button', { name: '加入购物车' }).click()
  await expect(other.getByText('去购物车结算')).toBeVisible()

  await expect(page.getByRole('main')).toContainText(courseName)
  await expect(page.getByRole('link', { name: /购物车/ }).first()).toContainText('1')

  const asked: string[] = []
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/user/cart-items') asked.push(sent.method())
  })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('合计')
  await expect(page.getByRole('link', { name: /购物车/ }).first()).toContainText('1')
  expect(asked).toEqual(['GET'])
})
