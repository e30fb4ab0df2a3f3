import { expect, type Page } from '../../support/fixtures'
import type { ApiCalls } from '../../support/api_calls'
import { chaptersOf, studyRecords } from '../../flows/exams/exam_helpers'
import { dialog, type UsedState } from './state'

/** A started test of a chapter whose minutes wait for it. */
async function startedTest(calls: ApiCalls) {
  const log = (await studyRecords(calls)).find(({ heldChapters }) => heldChapters.length > 0)
  const { courseChapterId } = log.heldChapters[0]
  const chapter = (await chaptersOf(calls, log.courseId)).find((one) => one.courseChapterId === courseChapterId)!
  const correlationId = `cpt-${courseChapterId}`
  await calls.post('/api/user/papers', { paperId: chapter.paperId, correlationId })
  return `/index/test-papers/${chapter.paperId}/correlation-id/${correlationId}`
}

async function answer(page: Page) {
  const question = page.getByRole('article')
  await expect(question.getByRole('radio').first()).toBeEnabled()
  await question.locator('label').first().click()
  await expect(question.getByRole('radio').first()).toBeChecked()
}

export const testing: UsedState[] = [
  {
    name: 'a test with an answer and a mark',
    at: startedTest,
    async use(page) {
      await answer(page)
      await page.getByRole('button', { name: '标记本题' }).filter({ visible: true }).first().click()
    },
  },
  {
    name: 'the open answer sheet',
    at: startedTest,
    onPhones: true,
    async use(page) {
      await page.getByRole('button', { name: /^答题卡/ }).click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'the question whether to submit',
    at: startedTest,
    async use(page) {
      await page.getByRole('button', { name: '交卷' }).filter({ visible: true }).first().click()
      await expect(dialog(page)).toContainText('确认要交卷吗?')
    },
  },
]
