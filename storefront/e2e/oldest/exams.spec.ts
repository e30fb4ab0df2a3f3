import { apiClientFor } from '../support/api_calls'
import { demoUser } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { chaptersOf, choice, heldChapterTest, phone } from '../flows/exams/exam_helpers'
import { expect, test, type Page } from './fixtures'

// One question is shown at a time.
test.use({ viewport: phone.viewport })

test('an answer of a practice survives a reload', async ({ page, request, checkLayout }) => {
  const learner = (await demoUser(request, 'user'))!
  const calls = await apiClientFor(request, learner)
  const { courses } = await calls.get('/api/user/courses')
  const { courseId } = courses.find((one: any) => one.courseType === 1 && one.userCourseStatus === 'valid')
  const chapter = (await chaptersOf(calls, courseId)).find(({ existPractice }) => existPractice)!
  await signInToStorefront(page, learner)
  await page.goto(`/index/user-papers/${chapter.paperId}?correlationId=${courseId}`)
  await begin(page, /^开始练习$/)
  await expectAnswerSaved(page)
  await checkLayout(page, 'practice')
})

test('an answer of a chapter test survives a reload', async ({ page, request, checkLayout }) => {
  const learner = (await demoUser(request, 'user', 1))!
  const { path } = await heldChapterTest(request, learner, 0)
  await signInToStorefront(page, learner)
  await page.goto(path)
  await begin(page, /^(开始|继续)测试$/)
  await expectAnswerSaved(page)
  await checkLayout(page, 'chapter-test')
})

/** An earlier try may have begun already. */
async function begin(page: Page, name: RegExp) {
  const start = page.getByRole('button', { name })
  const radio = page.getByRole('radio').first()
  await expect(radio).toBeVisible()
  if (await radio.isDisabled()) await start.click()
  await expect(radio).toBeEnabled()
}

async function expectAnswerSaved(page: Page) {
  const isTaken = await choice(page, 'A').getByRole('radio').isChecked()
  const answer = choice(page, isTaken ? 'B' : 'A')
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
  await answer.click()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(answer.getByRole('radio')).toBeChecked()
}
