import type { APIRequestContext } from '@playwright/test'
import { register } from '../../support/new_user'
import { buyerOf } from '../../support/orders'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const widths = { computer: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** A learner who owns nothing, and the first video course with a price and without variants. */
async function newLearner(request: APIRequestContext) {
  const person = await register(request)
  const list = await request.get('/api/public/courses?courseType=1&pageSize=100')
  const { courses } = await list.json()
  for (const { courseId, coursePrice } of courses) {
    if (coursePrice === 0) continue
    const { course } = await (await request.get(`/api/public/courses/${courseId}`)).json()
    if (course.models.length > 0) continue
    const { placeOrder, pay } = await buyerOf(request, person as never)
    const products = [{ courseId, courseCount: 1 }]
    return { person, course, buy: async () => pay(await placeOrder(products)) }
  }
  throw new Error('no course is for sale')
}

const actions = (page: Page) => page.locator('[data-scripted]').filter({ hasText: /购买|学习/ })
const nextYear = /（至20\d\d-\d\d-\d\d）/

/** Simulates the back button restoring the page from the back/forward cache. */
const restore = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`An owned course on a ${device}`, () => {
    // The page width does not matter to the browser engine.
    const tag = device === 'computer' ? '@money' : []
    test.use({ viewport })

    test('an owned course is studied, not bought again by mistake', async ({ page, request }) => {
      const { person, course, buy } = await newLearner(request)
      await signInToStorefront(page, person)
      await page.goto(`/index/course-info/${course.courseId}`)
      await expect(page.getByRole('button', { name: '立即购买' })).toBeEnabled()
      await buy()

      await restore(page)

      await expect(actions(page).getByRole('link', { name: '开始学习' })).toBeVisible()
      await expect(page.getByRole('button', { name: '立即购买' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0)
      await expect(page.locator('html[data-stale]')).toHaveCount(0)
      const forOthers = page.getByRole('button', { name: '给同事买' })
      if (device === 'computer') await expect(forOthers).toBeVisible()
      else await expect(forOthers).toBeHidden()

      await page.reload()
      await expect(actions(page).getByRole('link', { name: '开始学习' })).toBeInViewport()
      await expect(actions(page).getByRole('button', { name: '立即购买' })).toHaveCount(0)
    })

    test('an owned course is bought again only after a choice', { tag }, async ({ page, request }) => {
      const { person, course, buy } = await newLearner(request)
      await buy()
      await signInToStorefront(page, person)
      await page.goto(`/index/course-info/${course.courseId}`)
      await page.getByRole('button', { name: '续期购买' }).click()
      await expect(page).toHaveURL(/order-info/)

      await page.getByRole('button', { name: '提交订单' }).click()
      await expect(page.getByText('请确认是否再次购买')).toBeVisible()
      const choice = page.getByRole('checkbox', { name: /仍要购买，有效期延长至/ })
      await expect(choice).toBeFocused()
      await expect(page.getByText(nextYear)).toBeVisible()

      await choice.check()
      await page.getByRole('button', { name: '提交订单' }).click()
      await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
    })

    test('an owned course is marked in the list and cart', async ({ page, request }) => {
      const { person, course, buy } = await newLearner(request)
      await signInToStorefront(page, person)
      await page.goto(`/index/course-info/${course.courseId}`)
      await page.getByRole('button', { name: '加入购物车' }).click()
      await expect(page.getByText('已加入购物车')).toBeVisible()
      await page.goto('/index/courses')
      const card = page.getByRole('article').filter({ hasText: course.courseName }).first()
      await expect(card).toBeVisible()
      await expect(card.getByText('已拥有')).toBeHidden()
      const other = await page.context().newPage()
      await other.goto('/index/my-cart')
      await expect(other.getByText(course.courseName)).toBeVisible()
      await buy()

      await restore(page)
      await expect(card.getByText('已拥有')).toBeVisible()
      await restore(other)
      await expect(other.getByText('购物车还是空的')).toBeVisible()
    })
  })
}

test('an older order shows that its course is owned by now', async ({ page, request }) => {
  const { person, course } = await newLearner(request)
  const { placeOrder, pay } = await buyerOf(request, person as never)
  const products = [{ courseId: course.courseId, courseCount: 1 }]
  const older = await placeOrder(products, { renew: [] })
  await pay(await placeOrder(products))
  await signInToStorefront(page, person)

  await page.goto(`/index/submitted-order-info/${older}`)
  await page.getByRole('button', { name: /支付/ }).first().click()

  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(course.courseName)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(nextYear)
})

test('an unknown code blocks the order until confirmed', async ({ page, request }) => {
  const { person, course } = await newLearner(request)
  await signInToStorefront(page, person)
  await page.goto(`/index/course-info/${course.courseId}`)
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByLabel('专属码', { exact: true }).fill('ABCDEF')

  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByText('专属码 ABCDEF 不存在')).toBeVisible()
  await expect(page.getByRole('img', { name: '支付二维码' })).toHaveCount(0)

  await page.getByRole('button', { name: /^按 ¥.* 提交$/ }).click()
  await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
})
