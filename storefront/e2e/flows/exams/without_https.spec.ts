import type { Page } from '@playwright/test'
import { demoUser } from '../../support/people'
import { apiClientFor } from '../../support/api_calls'
import { fillSignInForm } from '../../support/sign_in_forms'
import { expect, test } from '../../support/fixtures'
import { chaptersOf, choice, phone } from './exam_helpers'

const name = 'shop.test'
const onlineCourse = 1

// Neither https nor localhost: browsers disable passkeys, the clipboard, hashing and `crypto.randomUUID`.
test.use({
  ...phone,
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

const ipBucket = (baseURL: string, path: string) => {
  const address = new URL(path, baseURL)
  address.hostname = name
  return address.href
}

test('a learner practises over http on a host other than localhost', async ({ page, request, baseURL }) => {
  const learner = (await demoUser(request, 'user', 0))!
  const calls = await apiClientFor(request, learner)
  const { courses } = await calls.get('/api/user/courses')
  const usable = courses.filter((one: any) => one.userCourseStatus === 'valid')
  const { courseId } = usable.find((one: any) => one.courseType === onlineCourse)
  const chapter = (await chaptersOf(calls, courseId)).find(({ existPractice }) => existPractice)!
  const paper = `/index/user-papers/${chapter.paperId}`

  await page.goto(ipBucket(baseURL!, `${paper}?correlationId=${courseId}`))
  await page.waitForURL(/\/login\//)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await fillSignInForm(page, learner.idCard!, learner.passwd)
  await page.waitForURL((url) => url.pathname === paper)
  await begin(page)
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
  const isTaken = await choice(page, 'A').getByRole('radio').isChecked()
  const answer = choice(page, isTaken ? 'B' : 'A')
  await answer.click()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText(/^回答(正确|错误)$/)).toBeVisible()

  // The restored answer comes from the server.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('zhuxue.attempt.')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(answer.getByRole('radio')).toBeChecked()
  await expect(page.getByText('页面出了点问题')).toHaveCount(0)
})

/** Another test may have begun the same practice. */
async function begin(page: Page) {
  const start = page.getByRole('button', { name: '开始练习' })
  const sheet = page.getByRole('button', { name: /^答题卡/ })
  await expect(start.or(sheet)).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(sheet).toBeVisible()
}
