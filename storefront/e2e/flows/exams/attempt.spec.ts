import { demoUser } from '../../support/people'
import { expect, test, type Page } from '../../support/fixtures'
import {
  choice,
  choiceIn,
  submitAttempt,
  heldChapterTest,
  keysOf,
  next,
  openPhone,
  reopen,
  studyRecords,
} from './exam_helpers'

const learnerAt = 1

test(
  'a learner loses connection and browser, fails, and passes',
  { tag: ['@minutes', '@smoke'] },
  async ({ browser, request }) => {
    const learner = await demoUser(request, 'user', learnerAt)
    const openTest = await heldChapterTest(request, learner, -1)
    const wrongIn = (await openTest.calls.get(`/api/user/papers/paperId/${openTest.paperId}`)).questions

    // The learner opens the test from the chapter list.
    let page = await openPhone(browser, learner)
    await page.goto(`/index/course-info/${openTest.log.courseId}`)
    await page.getByRole('link', { name: /^章节测试/ }).click()
    await expect(page).toHaveURL(new RegExp(`${openTest.path}$`))
    await expect(page.getByRole('radio').first()).toBeDisabled()
    await page.getByRole('button', { name: /^(开始|继续)测试$/ }).click()
    await expect(page.getByRole('radio').first()).toBeEnabled()

    await choice(page, 'A').click()
    await expect(saved(page)).toBeVisible()

    // The bookmark is also on another phone.
    const stored = page.waitForResponse(/\/bookmarks$/)
    await page.getByRole('button', { name: '标记本题' }).click()
    await stored
    const other = await openPhone(browser, learner)
    await other.goto(openTest.path)
    await other.getByRole('button', { name: /^答题卡/ }).click()
    await expect(other.getByRole('button', { name: '第 1 题，已答，已标记' })).toBeVisible()
    await other.context().close()

    // The connection is lost once and restored.
    await next(page)
    await page.context().setOffline(true)
    await choice(page, 'B').click()
    await expect(page.getByText('尚未保存，正在重试').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(saved(page)).toBeVisible()

    // A second tab: both tabs show a notice, the later answer wins.
    const tab = await page.context().newPage()
    await tab.goto(openTest.path)
    await expect(page.getByText(/另一个页面也打开着/)).toBeVisible()
    await tab.getByRole('button', { name: '上一题' }).click()
    await choice(tab, 'C').click()
    await expect(saved(tab)).toBeVisible()
    await expect(page.getByText('第 1 题在另一个页面修改过，以最后的修改为准')).toBeVisible()
    await tab.close()
    await page.getByRole('button', { name: '上一题' }).click()
    await expect(choice(page, 'C').getByRole('radio')).toBeChecked()

    // The browser is lost with an answer that was never sent.
    await page.getByRole('button', { name: /^答题卡/ }).click()
    await page.getByRole('button', { name: /^第 3 题/ }).click()
    await page.context().setOffline(true)
    await choice(page, 'D').click()
    await expect(page.getByText('尚未保存，正在重试').first()).toBeVisible()
    page = await reopen(browser, page.context())
    // With its dialogs, which are needed offline.
    await page.goto(openTest.path, { waitUntil: 'networkidle' })
    await expect(choice(page, 'D').getByRole('radio')).toBeChecked()
    await expect(saved(page)).toBeVisible()

    // Submitting offline shows a notice and completes once online.
    await page.context().setOffline(true)
    await submitAttempt(page)
    const question = page.getByRole('dialog')
    await expect(question).toContainText('确认要交卷吗?')
    await expect(question).toContainText(`还有 ${wrongIn.length - 3} 题未作答。`)
    await question.getByRole('button', { name: '交卷' }).click()
    await expect(page.getByText(/还没有交卷：网络中断/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.context().setOffline(false)
    const result = page.getByRole('dialog', { name: '测试结果' })
    await expect(result).toContainText('不合格')
    await expect(result).toContainText('合格线 60 分')

    const userPaperId = Number(new URL(page.url()).searchParams.get('attempt'))
    const keys = await keysOf(openTest.calls, userPaperId)

    // The result removes only marked questions, and asks first.
    const bank = await page.context().newPage()
    await bank.goto(page.url())
    await expect(bank.getByRole('article')).toHaveCount(wrongIn.length)
    await bank.getByRole('checkbox', { name: '只看标记' }).check()
    await expect(bank.getByRole('article')).toHaveCount(1)
    await expect(bank.getByRole('article')).toContainText('已标记')

    // The wrong ones are in the bank, and are practised there.
    await bank.goto('/index/user-error-questions')
    const { errorQuestions } = await openTest.calls.get('/api/user/error-questions')
    const wrong = errorQuestions.find(({ questionId }: any) => keys.has(questionId))
    const entry = bank.locator(`#question-${wrong.questionId}`)
    await entry.getByRole('button', { name: '提交答案' }).focus()
    await expect(bank.getByRole('tooltip').filter({ hasText: '请先作答' })).toBeVisible()
    for (const letter of keys.get(wrong.questionId)!) await choiceIn(entry, letter).click()
    await entry.getByRole('button', { name: '提交答案' }).click()
    await expect(entry).toContainText('回答正确')
    await expect(entry).toContainText('正确答案')
    await bank.close()

    // Again, now with the keys that the result has shown.
    await result.getByRole('button', { name: '继续测试' }).click()
    await expect(page.getByRole('radio').first()).toBeEnabled()
    const { questions } = await openTest.calls.get(
      `/api/user/papers/paperId/${openTest.paperId}?correlationId=${openTest.correlationId}`
    )
    for (const [at, { questionId }] of questions.entries()) {
      if (at > 0) await next(page)
      for (const letter of keys.get(questionId)!) await choice(page, letter).click()
    }
    await submitAttempt(page)
    await expect(page.getByRole('dialog')).toContainText('所有题目都已作答。')
    await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
    await expect(result).toContainText('合格')
    await expect(result).toContainText('100 / 100 分')

    // The minutes that were held for the test are credited.
    const after = (await studyRecords(openTest.calls)).find(
      ({ courseEduLogId }) => courseEduLogId === openTest.log.courseEduLogId
    )
    expect(after.heldHours).toBe(0)
    expect(after.availableHours).toBe(openTest.log.availableHours + openTest.log.heldHours)
  }
)

const saved = (page: Page) => page.getByText(/^已保存 \d\d:\d\d$/)
