import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

/** Opens a started test and answers before its scripts arrive. */
async function openWithoutScripts(page: Page, questionText: string, choices: string[]) {
  await page.route(/\/_astro\/react\.[^/]+\.js/, () => undefined)
  await page.route('**/api/user/papers/paperId/**', (route) =>
    route.fulfill({
      json: {
        code: '200',
        paperName: '测试卷',
        userPaper: { userPaperId: 1 },
        questions: [
          {
            questionId: 1,
            questionType: 'multiple',
            questionText,
            choices: choices.map((choiceName, at) => ({ choiceNo: 'ABCDE'[at], choiceName })),
          },
        ],
      },
    })
  )
  const answered = page.waitForResponse('**/api/user/papers/paperId/**')
  await page.goto('/index/test-papers/1/correlation-id/cpt-1', { waitUntil: 'commit' })
  await (await answered).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('the first question is readable before the scripts load', async ({ page, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user'))
  await openWithoutScripts(page, '<p>清单由谁&lt;编制&gt;？</p>', ['<b>招标人</b>', '投标人'])

  await expect(page.getByRole('heading', { name: '测试卷' })).toBeVisible()
  await expect(page.getByText('清单由谁<编制>？')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'A 招标人' })).toBeDisabled()
})

test('a question with more than text waits for the scripts', async ({ page, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user'))
  await openWithoutScripts(page, '<p>面积？</p>', ['<math><mi>a</mi></math>'])

  await expect(page.getByRole('status', { name: '正在加载' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
