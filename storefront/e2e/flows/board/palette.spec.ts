import { buyerOf, findSimpleCourse } from '../../support/orders'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const opened = (page: Page) => page.getByRole('dialog', { name: '快速查找' })

async function open(page: Page) {
  await page.keyboard.press('Control+k')
  const field = opened(page).getByRole('combobox')
  await expect(field).toBeFocused()
  return field
}

async function searchPalette(page: Page, typed: string) {
  await (await open(page)).fill(typed)
  return opened(page).getByRole('option')
}

test('an admin finds screens, users, orders and courses by keyboard', { tag: '@smoke' }, async ({ page, request }) => {
  const learner = await demoUser(request, 'user', 2)
  const buyer = await buyerOf(request, learner)
  const course = await findSimpleCourse(request, 1)
  const orderId = await buyer.placeOrder([{ courseId: course.courseId, courseCount: 1 }])
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/comments')

  await expect(await searchPalette(page, '退款')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/board\/admin\/refunds/)
  await expect(opened(page)).toBeHidden()

  const people = await searchPalette(page, learner.telephone)
  await expect(people).toContainText([/\d{3}\*{4}\d{4}/])
  await expect(opened(page)).not.toContainText(learner.telephone)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/loginlogs\/person\/\d+/)

  await expect(await searchPalette(page, orderId)).toHaveText([new RegExp(`${orderId}.*待支付`)])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '订单详情' })).toBeVisible()
  await page.keyboard.press('Escape')

  const courses = await searchPalette(page, course.courseName)
  await expect(courses.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/board\/admin\/course-detail\/\d+/)

  await open(page)
  const last = opened(page).getByRole('group', { name: '最近打开' }).getByRole('option')
  await expect(last).toHaveText([course.courseName, orderId, '退款'])
  await page.keyboard.press('ArrowDown')
  await expect(last.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(opened(page)).toBeHidden()
})

test('an auditor finds only permitted screens', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'auditor'), '/board/auditor/courses')
  const calls: string[] = []
  page.on('request', (sent) => calls.push(sent.url()))

  await page.getByRole('button', { name: '快速查找' }).click()
  await expect(opened(page).getByRole('option')).toHaveText(['课程管理'])
  await opened(page).getByRole('combobox').fill('没有这一项')
  await expect(opened(page).getByRole('status')).toContainText('没有找到「没有这一项」')
  expect(calls.filter((url) => /orders|users-for-page/.test(url))).toEqual([])
})
