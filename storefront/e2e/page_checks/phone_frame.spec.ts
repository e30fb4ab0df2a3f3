import { heldChapterTest, openSheet } from '../flows/exams/exam_helpers'
import { axeOn } from '../support/axe'
import { expectFitsScreen } from '../support/fits_screen'
import { demoUser } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { expect, test, type APIRequestContext, type Locator, type Page } from '../support/fixtures'

const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const sizes = [
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone in landscape', width: 844, height: 390 },
]

/** https://w3c.github.io/layout-instability, which TypeScript does not have. */
type LayoutShiftAttribution = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: LayoutShiftAttribution[] }

/** A started test of a demo learner, and its course. */
async function openTest(page: Page, request: APIRequestContext) {
  // Another learner than in page_weight.spec.ts, whose test has not begun.
  const learner = await demoUser(request, 'user', 0)
  const { path, paperId, correlationId, calls, log } = await heldChapterTest(request, learner, 0)
  await calls.post('/api/user/papers', { paperId, correlationId })
  await signInToStorefront(page, learner)
  return { path, study: `/index/study/${log.courseId}` }
}

/** Nothing of the shop around the page. */
async function expectFrame(page: Page) {
  const bar = page.getByRole('link', { name: '返回' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: '手机菜单' })).toBeHidden()
  await expectFitsScreen(page)
}

/** What moved since the navigation without a touch, and how much. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const describe = ({ node, previousRect: from, currentRect: to }: LayoutShiftAttribution) =>
          `${(node as Element | null)?.className} from ${from.y} (${from.height}) to ${to.y} (${to.height})`
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(
            (shift) => shift.value > 0.01 && !shift.hadRecentInput
          )
          resolve(shifts.map(({ value, sources }) => `${value.toFixed(3)}: ${sources.map(describe).join(', ')}`))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 500)
      })
  )

/** Wholly between the two bars. */
async function expectInView(page: Page, one: Locator) {
  const [box, bottomBar] = [(await one.boundingBox())!, page.getByRole('button', { name: '上一题' })]
  const below = (await bottomBar.boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(44)
  expect(box.y + box.height).toBeLessThanOrEqual(below.y)
}

for (const { name, ...viewport } of sizes) {
  test.describe(`The frame on ${name}`, () => {
    test.use({ viewport, isMobile: true, hasTouch: true, userAgent: agent })

    test('a test shows its question and all choices', async ({ page, request }) => {
      const { path } = await openTest(page, request)
      await page.goto(path)
      const question = page.getByRole('article')
      await expect(question.getByRole('radio').first()).toBeEnabled()
      await openSheet(page)
      await page.getByRole('button', { name: /^第 1 题/ }).click()
      await expectFrame(page)
      await expect(question.getByRole('radio')).toHaveCount(4)
      await expectInView(page, question.locator('.prose').first())
      for (const choice of await question.locator('label').all()) await expectInView(page, choice)
      const isBeside = (await question.locator('label').first().boundingBox())!.x > 200
      expect(isBeside).toBe(viewport.width > viewport.height)
      expect((await (await axeOn(page)).analyze()).violations).toEqual([])
    })

    test('a running test opens without layout shift', async ({ page, request }) => {
      const { path } = await openTest(page, request)
      await page.goto(path)
      await expect(page.getByRole('radio').first()).toBeEnabled()
      expect(await layoutShifts(page)).toEqual([])
    })

    test('a test has the frame before its start', async ({ page, request }) => {
      const learner = await demoUser(request, 'user', 1)
      const { path } = await heldChapterTest(request, learner, -1)
      await signInToStorefront(page, learner)
      await page.goto(path)
      await expect(page.getByRole('button', { name: /测试$/ }).first()).toBeVisible()
      await expectFrame(page)
      expect(await layoutShifts(page)).toEqual([])
      expect((await (await axeOn(page)).analyze()).violations).toEqual([])
    })

    test('the last question offers to submit', async ({ page, request }) => {
      const { path } = await openTest(page, request)
      await page.goto(path)
      await openSheet(page)
      await page.getByRole('navigation', { name: '答题卡' }).getByRole('button').last().click()
      await expect(page.getByRole('button', { name: '交卷' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: '下一题' })).toHaveCount(0)

      await page.reload()
      await expect(page.getByRole('button', { name: '交卷' })).toBeVisible()
    })

    test('a test fills the screen on request', async ({ page, request }) => {
      const { path } = await openTest(page, request)
      await page.goto(path)
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      await openSheet(page)
      await page.getByRole('button', { name: '全屏答题' }).click()
      await expect.poll(isFull).toBe(true)
      await openSheet(page)
      await page.getByRole('button', { name: '退出全屏' }).click()
      await expect.poll(isFull).toBe(false)
    })

    test('the offline notice of a test covers nothing', async ({ page, request }) => {
      const { path } = await openTest(page, request)
      await page.goto(path)
      await expect(page.getByRole('radio').first()).toBeEnabled()
      await page.context().setOffline(true)
      const notice = page.locator('[data-line-down]:visible')
      await expect(notice).toHaveText('网络已断开，恢复后会自动继续')
      const { y, height } = (await notice.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(44)
      await page.context().setOffline(false)
      await expect(notice).toHaveCount(0)
    })

    test('a study page shows its player between two bars', async ({ page, request }) => {
      const { study } = await openTest(page, request)
      await page.goto(study)
      await expectFrame(page)
      const contents = page.getByRole('region', { name: '目录和笔记' })
      await expect(contents).toBeVisible()
      const isBeside = (await contents.boundingBox())!.x > 200
      expect(isBeside).toBe(viewport.width > viewport.height)
      await expect(page.getByRole('button', { name: '记笔记' })).toBeInViewport({ ratio: 1 })
    })

    test('a link to another page stays in the tab', async ({ page, request }) => {
      const { path } = await openTest(page, request)
      await page.goto(path)
      await openSheet(page)
      await page.getByRole('link', { name: '错题本' }).click()
      await expect(page).toHaveURL(/user-error-questions/)
      expect(page.context().pages()).toHaveLength(1)
      await page.goBack()
      await expect(page.getByRole('article')).toBeVisible()
    })
  })
}
