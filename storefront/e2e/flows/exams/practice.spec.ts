import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'
import { chaptersOf, choice, choiceIn, openPhone, openSheet } from './exam_helpers'

const onlineCourse = 1

test('a learner practises a chapter and sees the answers', { tag: '@smoke' }, async ({ browser, request }) => {
  const learner = await demoUser(request, 'user', 0)
  const calls = await apiClientFor(request, learner)
  const { courses } = await calls.get('/api/user/courses')
  const usable = courses.filter((one: any) => one.userCourseStatus === 'valid')
  const { courseId } = usable.find((one: any) => one.courseType === onlineCourse)
  const chapter = (await chaptersOf(calls, courseId)).find(({ existPractice }) => existPractice)!

  const page = await openPhone(browser, learner)
  await page.goto(`/index/course-info/${courseId}`)
  await page.getByRole('tab', { name: '练习' }).click()
  await page
    .getByRole('link', { name: /^开始练习：/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/index/user-papers/${chapter.paperId}$`))
  await page.getByRole('button', { name: '开始练习' }).click()
  await expect(page.getByRole('button', { name: /^答题卡/ })).toBeVisible()
  await choice(page, 'A').click()
  await expect(page.getByText(/^回答(正确|错误)$/)).toBeVisible()
  await expect(page.getByText('正确答案')).toHaveCount(0)

  await openSheet(page)
  await page.getByRole('button', { name: '查看全部答案' }).click()
  await expect(page.getByText('正确答案')).toBeVisible()
  await expect(page.getByRole('button', { name: '交卷' })).toHaveCount(0)

  await openSheet(page)
  await page.getByRole('button', { name: '重新开始' }).click()
  await expect(page.getByRole('dialog')).toContainText('确认要重新开始吗?')
  await page.getByRole('dialog').getByRole('button', { name: '重新开始' }).click()
  await expect(choice(page, 'A').getByRole('radio')).not.toBeChecked()
})

test('a visitor answers the question of the day', async ({ page }) => {
  const today = page.waitForResponse(/\/api\/public\/today-question$/)
  await page.goto('/index/practice')
  expect(await (await today).text()).not.toMatch(/questionKeys?"|explanation/)
  const question = page.getByRole('article').first()
  await choiceIn(question, 'A').click()

  // When the browser restores the page, it requests again and the server is busy.
  const busy = { times: 1 }
  await page.route(/\/api\/public\/today-question$/, (route) => route.fulfill({ status: 503 }), busy)
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByText('网络请求失败')).toBeVisible()
  await expect(choiceIn(question, 'A').locator('input')).toBeChecked()

  await question.getByRole('button', { name: '提交答案' }).click()
  await expect(question.getByText('正确答案')).toBeVisible()
  await expect(question.getByRole('button', { name: '提交答案' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('link', { name: '错题本' })).toHaveCount(0)
})

test('a learner goes on with wrong questions after the daily one', async ({ page, request }) => {
  const learner = await demoUser(request, 'user', 0)
  const { get } = await apiClientFor(request, learner)
  const [{ questionId }] = (await get('/api/user/error-questions')).errorQuestions
  await signInToStorefront(page, learner)
  await page.route('**/api/public/today-question/answer', async (route) => {
    const answered = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answered, answerPass: 0, inErrorBook: true } })
  })
  await page.goto('/index/practice')
  const question = page.getByRole('article').first()
  await choiceIn(question, 'A').click()
  await question.getByRole('button', { name: '提交答案' }).click()
  await expect(question.getByText('已加入错题本')).toBeVisible()

  await page.getByRole('button', { name: /^再练一/ }).click()
  const another = page.getByRole('article').nth(1)
  await expect(another).toBeVisible()
  expect(questionId).toBeGreaterThan(0)
  await choiceIn(another, 'A').click()
  await another.getByRole('button', { name: '提交答案' }).click()
  await expect(another.getByText('正确答案')).toBeVisible()
})

test('a signed-out visitor returns to the paper after login', async ({ page }) => {
  await page.goto('/index/user-papers/1')
  await page.waitForURL(`**/login/${encodeURIComponent('/index/user-papers/1')}`)
})
