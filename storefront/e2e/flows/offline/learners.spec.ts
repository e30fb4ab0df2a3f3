import { demoUser } from '../../support/people'
import { offlineCopyCount, visitWithServiceWorker, waitForCached } from '../../support/offline_cache'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'
import { choice, submitAttempt, heldChapterTest, next, phone } from '../exams/exam_helpers'

test.use({ serviceWorkers: 'allow', ...phone })

const myCourse = '/board/user/my-course'

async function visitMyCourses(page: Page): Promise<string> {
  await visitWithServiceWorker(page, myCourse)
  const course = page.getByRole('article').first().getByRole('heading')
  await expect(course).toBeVisible()
  await waitForCached(page, 'zhuxue-person', /^\/api\/user\/courses/)
  return (await course.textContent())!
}

test('my courses are readable offline and refreshed once online', async ({ page, context, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user', 0))
  const name = await visitMyCourses(page)

  await context.setOffline(true)
  await page.goto(myCourse)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const notice = page.getByText(/网络已断开，显示的是 \d\d:\d\d 保存的内容，恢复后会自动更新/)
  await expect(notice).toBeVisible()
  const renewed = page.waitForResponse(/\/api\/user\/courses/)
  await context.setOffline(false)
  await renewed
  await expect(notice).toHaveCount(0)
})

test('an open test continues offline', { tag: '@smoke' }, async ({ page, context, request }) => {
  const learner = await demoUser(request, 'user', 0)
  const { path } = await heldChapterTest(request, learner, 0)
  await signInToStorefront(page, learner)
  await visitWithServiceWorker(page, path)
  await page.getByRole('button', { name: /^(开始|继续)测试$/ }).click()
  await expect(page.getByRole('radio').first()).toBeEnabled()
  await next(page)
  await waitForCached(page, 'zhuxue-person', /^\/api\/user\/papers\/paperId\//)
  await waitForCached(page, 'zhuxue-files', /^\/_astro\/lazyBundle\./)
  const { text } = await offlineCopyCount(page)
  expect(text).toContain('questionText')
  expect(text).not.toMatch(/questionKeys?"|explanation"|answerPass"|idCard"|telephone"/)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article')).toContainText('第 2 题')
  await choice(page, 'B').click()
  await expect(page.getByText('尚未保存，正在重试').first()).toBeVisible()
  await expect(page.getByText('网络已断开，恢复后会自动继续').first()).toBeVisible()

  // Late-loaded chunks are cached too: the answer sheet and the offline notice.
  await page.getByRole('button', { name: /^答题卡/ }).click()
  await page.getByRole('button', { name: /^第 3 题/ }).click()
  await choice(page, 'A').click()
  await submitAttempt(page)
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await expect(page.getByText(/还没有交卷：网络中断/)).toBeVisible()
  // The reloaded paper has no open attempt any more before the page knows that it was submitted.
  const graded = Promise.withResolvers<void>()
  const renewed = Promise.withResolvers<void>()
  await context.route(/\/user-papers\/\d+\/scoring$/, async (route) => {
    const response = await route.fetch()
    graded.resolve()
    await renewed.promise
    await route.fulfill({ response })
  })
  await context.route(/\/api\/user\/papers\/paperId\//, async (route) => {
    await graded.promise
    await route.fulfill({ response: await route.fetch() })
    setTimeout(renewed.resolve, 500)
  })
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: '测试结果' })).toBeVisible()
  const cachedResponses = async () => (await offlineCopyCount(page)).paths['zhuxue-person'] ?? []
  await expect.poll(async () => (await cachedResponses()).filter((one) => one.includes('papers'))).toEqual([])
})

test('the study page shows contents and notes offline', async ({ page, context, request }) => {
  const learner = await demoUser(request, 'user', 0)
  const { calls, log } = await heldChapterTest(request, learner, 0)
  const { course } = await calls.get(`/api/public/courses/${log.courseId}`)
  await signInToStorefront(page, learner)
  const path = `/index/study/${log.courseId}`
  await visitWithServiceWorker(page, path)
  await waitForCached(page, 'zhuxue-person', new RegExp(`/api/user/courses/${log.courseId}/notes`))
  await waitForCached(page, 'zhuxue-person', new RegExp(`/api/public/courses/${log.courseId}/published-chapters`))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: course.courseName })).toBeVisible()
  await expect(page.getByText(/^已学完 \d+ \/ \d+ 章$/).last()).toBeVisible()
  await page.getByRole('tab', { name: '笔记' }).click()
  await expect(page.getByLabel('新笔记')).toBeVisible()
  await expect(page.getByText('笔记没有加载出来')).toHaveCount(0)
  await context.setOffline(false)
})

/** Only the files of the storefront, which are the same for all users. */
async function expectNoPersonalData(page: Page, userName: string) {
  const { paths, text } = await offlineCopyCount(page)
  const names = Object.keys(paths).filter((name) => !name.startsWith('zhuxue-files-'))
  expect(names.flatMap((name) => paths[name])).not.toContainEqual(
    expect.stringMatching(/\/api\/|\/board\/user|course-info/)
  )
  expect(text).not.toContain(userName)
}

test('signing out deletes all personal data', { tag: '@smoke' }, async ({ page, context, request }) => {
  const learner = await demoUser(request, 'user', 2)
  const { token } = await signIn(request, learner)
  await storeSession(page, token, learner.userName)
  const name = await visitMyCourses(page)
  expect((await offlineCopyCount(page)).text).toContain(name)
  expect((await offlineCopyCount(page)).text).not.toContain(token)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: '退出', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(/\/index$/)
  await expectNoPersonalData(page, learner.userName)
  await context.setOffline(true)
  await page.goto(myCourse)
  await expect(page.getByRole('heading', { name: '没有网络' })).toBeVisible()
})

test('an expired session leaves no data behind', async ({ page, request }) => {
  const learner = await demoUser(request, 'user', 2)
  const { token } = await signIn(request, learner)
  await storeSession(page, token, learner.userName)
  await visitMyCourses(page)

  await request.post('/api/security/logout', { headers: { authorization: token } })
  await page.reload()
  await page.waitForURL(/\/login/)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expectNoPersonalData(page, learner.userName)
})

test('the next user finds no data of the previous one', async ({ page, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user', 0))
  await visitMyCourses(page)
  const before = (await offlineCopyCount(page)).text

  // Another session in the storage, although no page signed out.
  const other = await demoUser(request, 'user', 1)
  const { token } = await signIn(request, other)
  await storeSession(page, token, other.userName)
  await page.goto(myCourse, { waitUntil: 'networkidle' })
  await visitMyCourses(page)
  const { paths, text } = await offlineCopyCount(page)
  expect(text).not.toBe(before)
  expect(paths['zhuxue-person']!.filter((path) => path.startsWith('/api/user/courses'))).toHaveLength(1)
})

async function signIn(request: any, { idCard, passwd }: { idCard: string | null; passwd: string }) {
  const data = { loginName: idCard, passwd, loginType: 'idCard', channelId: 0 }
  const response = await request.post('/api/security/login', { data })
  return { token: response.headers().authorization as string }
}

async function storeSession(page: Page, token: string, userName: string) {
  await page.goto('/robots.txt')
  const session = JSON.stringify({ token, userName, roles: ['user'] })
  await page.evaluate((cachedResponses) => localStorage.setItem('zhuxue.session', cachedResponses), session)
}
