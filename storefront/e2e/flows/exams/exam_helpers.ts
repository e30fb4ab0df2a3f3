import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import type { Person } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'

export const phone = { viewport: { width: 390, height: 844 }, locale: 'zh-CN', hasTouch: true }

interface ListedChapter {
  courseChapterId: number
  paperId: number | null
  existPractice: boolean
  children?: ListedChapter[]
}

const flatten = (chapters: ListedChapter[]): ListedChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flatten(chapter.children ?? [])])

export async function chaptersOf({ get }: ApiCalls, courseId: number): Promise<ListedChapter[]> {
  return flatten((await get(`/api/public/courses/${courseId}/published-chapters`)).chapters)
}

/** Study records of a user that meet a condition, with held and credited minutes. */
export async function studyRecords({ get }: ApiCalls) {
  const { certs } = await get('/api/user/certs')
  const lists = []
  for (const { furtherEduCertId } of certs) {
    const path = `/api/user/course-edu-logs/further-edu-cert-id/${furtherEduCertId}`
    lists.push((await get(path)).courseEduLogs)
  }
  return lists.flat()
}

/**
 * A record with a chapter whose minutes are held until its test is passed, and the link of that test. A demo learner
 * has at least one, how many depends on the time of day: a test that passes one needs its own learner.
 */
export async function heldChapterTest(request: APIRequestContext, learner: Person, at: 0 | -1) {
  const calls = await apiClientFor(request, learner)
  const records = await studyRecords(calls)
  const log = records.filter(({ heldChapters }) => heldChapters.length > 0).at(at)
  const { courseChapterId } = log.heldChapters[0]
  const chapters = await chaptersOf(calls, log.courseId)
  const paperId = chapters.find((one) => one.courseChapterId === courseChapterId)!.paperId!
  const correlationId = `cpt-${courseChapterId}`
  const path = `/index/test-papers/${paperId}/correlation-id/${correlationId}`
  return { calls, log, paperId, correlationId, path }
}

/** A phone on which the learner is signed in. */
export async function openPhone(browser: Browser, learner: Person): Promise<Page> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await signInToStorefront(page, learner)
  return page
}

/** Closes the browser with its windows and opens it again later, with its storage. */
export async function reopen(browser: Browser, closed: BrowserContext): Promise<Page> {
  const storageState = await closed.storageState()
  await closed.close()
  return (await browser.newContext({ ...phone, storageState })).newPage()
}

/** The keys of a submitted attempt by question, as the paper shows them. */
export async function keysOf({ get }: ApiCalls, userPaperId: number): Promise<Map<number, string[]>> {
  const { answers } = await get(`/api/user/papers/${userPaperId}/paper-answers`)
  return new Map(
    answers.map((answer: { questionId: number; questionKeys: string[] }) => [answer.questionId, answer.questionKeys])
  )
}

export const choiceIn = (question: Locator, letter: string) =>
  question.locator('label').filter({ has: question.page().getByText(letter, { exact: true }) })

export const choice = (page: Page, letter: string) => choiceIn(page.getByRole('article'), letter)

/** On a phone: the last question has the button, the others have it in the answer sheet. */
export async function submitAttempt(page: Page) {
  const button = page.getByRole('button', { name: '交卷' })
  if (!(await button.isVisible())) await openSheet(page)
  await button.click()
}

export const openSheet = (page: Page) => page.getByRole('button', { name: /^答题卡/ }).click()

export const next = (page: Page) => page.getByRole('button', { name: '下一题' }).click()
