import type { APIRequestContext, Browser } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { demoUser, type Person } from '../../support/people'
import { openAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'
import { chaptersOf, choice, choiceIn, submitAttempt, next, openPhone, reopen, studyRecords } from './exam_helpers'
import { drawByRules, importBank, keysByText } from './question_bank'

const bankName = '海绵城市题库'
/** Learners whose tests no other test takes, and one whose tests others take. */
const learnersAt = [4, 7, 6, 2]
const sharedLearnersAt = [0, 1]

test(
  'a bank becomes a paper that is failed and passed',
  { tag: ['@minutes', '@smoke'] },
  async ({ browser, request }) => {
    const openTest = await taughtTest(request)
    const { learner, teacher, calls, log, paperId, path } = openTest

    // The teacher unpublishes the course, imports a bank, and lets the paper draw from it.
    const course = `/board/teacher/course-detail/${log.courseId}`
    const teaching = await openAdmin(browser, teacher, course)
    await teaching.getByRole('button', { name: '撤回修改' }).click()
    await teaching.getByRole('dialog').getByRole('button', { name: '撤回修改' }).click()
    await expect(teaching.getByRole('button', { name: '提交审核' })).toBeVisible()
    await teaching.getByRole('menuitem', { name: '题库管理' }).click()
    await importBank(teaching, bankName)
    await teaching.goto(`/board/teacher/papers/${paperId}`)
    await drawByRules(teaching, bankName)
    await teaching.goto(course)
    await teaching.getByRole('button', { name: '提交审核' }).click()
    await expect(teaching.getByText('内容不能修改')).toBeVisible()
    await publish(browser, request, log.courseId)

    // The learner takes it on a phone, loses the connection, then the browser.
    let page = await openPhone(browser, learner)
    await page.goto(path)
    await page.getByRole('button', { name: /^(开始|继续)测试$/ }).click()
    await answer(page, 'wrong')
    await expect(saved(page)).toBeVisible()
    await next(page)
    await page.context().setOffline(true)
    await answer(page, 'wrong')
    await expect(page.getByText('尚未保存，正在重试').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(saved(page)).toBeVisible()
    await next(page)
    await page.context().setOffline(true)
    await answer(page, 'wrong')
    await expect(page.getByText('尚未保存，正在重试').first()).toBeVisible()
    page = await reopen(browser, page.context())
    await page.goto(path)
    await page.getByRole('button', { name: /^答题卡/ }).click()
    await page.getByRole('button', { name: '第 3 题，已答' }).click()
    await expect(saved(page)).toBeVisible()
    await submitAndConfirm(page, '还有 1 题未作答。')
    const result = page.getByRole('dialog', { name: '测试结果' })
    await expect(result).toContainText('不合格')

    // The learner practises the wrong ones in the bank, then takes the test again.
    await practise(page, calls)
    await result.getByRole('button', { name: '继续测试' }).click()
    await expect(page.getByRole('button', { name: /^答题卡/ })).toBeVisible()
    for (let no = 1; no <= 4; no++) {
      await answer(page, 'right')
      if (no < 4) await next(page)
    }
    await submitAndConfirm(page, '所有题目都已作答。')
    await expect(result).toContainText('100 / 100 分')

    const after = (await studyRecords(calls)).find(({ courseEduLogId }) => courseEduLogId === log.courseEduLogId)
    expect(log.heldHours).toBeGreaterThan(0)
    expect(after.heldHours).toBe(0)
    expect(after.availableHours).toBe(log.availableHours + log.heldHours)
  }
)

/**
 * A chapter's test that is open to the learner, and the teacher of the course; all demo teachers share one password.
 */
async function taughtTest(request: APIRequestContext) {
  const { learner, calls, log } = await waitingLearner(request)
  const { courseChapterId } = log.heldChapters[0]
  const chapters = await chaptersOf(calls, log.courseId)
  const paperId = chapters.find((one) => one.courseChapterId === courseChapterId)!.paperId!
  const path = `/index/test-papers/${paperId}/correlation-id/cpt-${courseChapterId}`

  const { course } = await calls.get(`/api/public/courses/${log.courseId}`)
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const name = encodeURIComponent(course.teacherName)
  const { users } = await admin.get(`/api/admin/users?roleId=teacher&name=${name}`)
  const known = await demoUser(request, 'teacher')
  const teacher: Person = { ...known, ...users[0] }
  return { learner, teacher, calls, log, paperId, path }
}

/** In another course than those whose tests other tests take, because this one changes its paper. */
async function waitingLearner(request: APIRequestContext) {
  const others = new Set<number>()
  for (const at of sharedLearnersAt) {
    const records = await studyRecords(await apiClientFor(request, await demoUser(request, 'user', at)))
    for (const { courseId, heldChapters } of records) if (heldChapters.length) others.add(courseId)
  }
  for (const at of learnersAt) {
    const learner = await demoUser(request, 'user', at)
    const calls = await apiClientFor(request, learner)
    const log = (await studyRecords(calls)).find(
      ({ courseId, heldChapters }) => heldChapters.length && !others.has(courseId)
    )
    if (log) return { learner, calls, log }
  }
  throw new Error('Nobody of the demo data has a test to pass')
}

async function publish(browser: Browser, request: APIRequestContext, courseId: number) {
  const admin = await demoUser(request, 'admin')
  const board = await openAdmin(browser, admin, `/board/admin/course-audit/${courseId}`)
  await board.getByRole('button', { name: /^发\s*布$/ }).click()
  await expect(board.getByText('发布成功')).toBeVisible()
  await board.context().close()
}

/** Answers the shown question, according to its text. */
async function answer(page: Page, how: 'right' | 'wrong') {
  const text = await page.getByRole('article').innerText()
  const [, key] = [...keysByText].find(([promptText]) => text.includes(promptText))!
  const other = key === 'A' ? 'B' : 'A'
  await choice(page, how === 'right' ? key : other).click()
}

async function submitAndConfirm(page: Page, outcome: string) {
  await submitAttempt(page)
  const question = page.getByRole('dialog').filter({ hasText: '确认要交卷吗?' })
  await expect(question).toContainText(outcome)
  await question.getByRole('button', { name: '交卷' }).click()
}

async function practise(page: Page, { get }: Awaited<ReturnType<typeof apiClientFor>>) {
  const { errorQuestions } = await get('/api/user/error-questions?pageSize=50')
  const wrong = errorQuestions.filter(({ questionText }: { questionText: string }) =>
    [...keysByText.keys()].some((promptText) => questionText.includes(promptText))
  )
  expect(wrong.length).toBeGreaterThanOrEqual(3)
  const bank = await page.context().newPage()
  await bank.goto('/index/user-error-questions')
  for (const { questionId, questionText } of wrong.slice(0, 3)) {
    const entry = bank.locator(`#question-${questionId}`)
    const [, key] = [...keysByText].find(([promptText]) => questionText.includes(promptText))!
    await choiceIn(entry, key).click()
    await entry.getByRole('button', { name: '提交答案' }).click()
    await expect(entry).toContainText('回答正确')
  }
  await bank.close()
}

const saved = (page: Page) => page.getByText(/^已保存 \d\d:\d\d$/)
