import type { Page } from '@playwright/test'
import { callsOf } from '../support/api_calls'
import { demoPerson } from '../support/people'
import { enterShop } from '../support/sessions'
import { fillSignInForm, signInToBoard } from '../support/sign_in_forms'
import { expect, test } from '../support/story'
import { chaptersOf, choice } from '../stories/exams/exam_rooms'

/** What people do first; in a browser of `npm run test:full` nothing of it may fail or break the layout. */
const widths = [1440, 390]

const faults: string[] = []
test.beforeEach(({ page }) => {
  faults.length = 0
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
})
test.afterEach(() => expect(faults).toEqual([]))

async function expectWhole(page: Page) {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('浏览器版本太旧')).toBeHidden()
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  )
  expect(beside, page.url()).toBeLessThanOrEqual(0)
}

for (const width of widths) {
  test(`a visitor reads the shop at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const { courses } = await (await request.get('/api/public/courses?courseType=1')).json()
    for (const path of [
      '/index',
      '/index/courses?courseType=3&page=1',
      `/index/course-info/${courses[0].courseId}`,
      '/index/search?keyword=造价',
      '/index/articles',
      '/certificates',
      '/login',
    ]) {
      await page.goto(path)
      await expectWhole(page)
    }
    await expect(page.getByRole('button', { name: '登录', exact: true }).last()).toBeEnabled()
  })
}

test('a learner signs in and comes back to the page that asked', async ({ page, request }) => {
  const learner = (await demoPerson(request, 'user'))!
  await page.goto('/board/user/my-order?from=mail')
  await page.waitForURL(/\/login\//)
  await fillSignInForm(page, learner.idCard!, learner.passwd)
  await page.waitForURL(/\/board\/user\/my-order\?from=mail$/)
  await expect(page.getByRole('main')).toContainText('我的订单')
  await expectWhole(page)
})

test('a learner finds courses, certificates and cart', async ({ page, request }) => {
  await enterShop(page, (await demoPerson(request, 'user'))!)
  for (const path of ['/board/user/my-course', '/board/user/my-cert', '/index/my-cart']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectWhole(page)
  }
})

test('an answer of a practice is there after a reload', async ({ page, request }) => {
  const learner = (await demoPerson(request, 'user'))!
  const calls = await callsOf(request, learner)
  const { courses } = await calls.get('/api/user/courses')
  const { courseId } = courses.find(
    (one: any) => one.courseType === 1 && one.userCourseStatus === 'valid'
  )
  const chapter = (await chaptersOf(calls, courseId)).find(({ existPractice }) => existPractice)!
  await enterShop(page, learner)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/index/user-papers/${chapter.paperId}?correlationId=${courseId}`)
  const start = page.getByRole('button', { name: '开始练习' })
  const sheet = page.getByRole('button', { name: /^答题卡/ })
  await expect(start.or(sheet)).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(sheet).toBeVisible()
  const isTaken = await choice(page, 'A').getByRole('radio').isChecked()
  const answer = choice(page, isTaken ? 'B' : 'A')
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
  await answer.click()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(answer.getByRole('radio')).toBeChecked()
  await expectWhole(page)
})

test('an admin signs in to the board and reads lists', async ({ page, request }) => {
  await signInToBoard(page, (await demoPerson(request, 'admin'))!)
  for (const path of ['/board/admin/courses', '/board/admin/orders']) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
  }
})
