import type { APIRequestContext } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { expectFitsScreen } from '../../support/fits_screen'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront, newVisitor, openAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'
import { expectFreshWithinASecond } from '../../support/expect_within'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('an unpublished course stays with its customers and is republished', async ({ browser, request }) => {
  const buyer = await demoUser(request, 'user', 1)
  const { courseId, courseName } = await courseOf(request)
  const shop = `/index/course-info/${courseId}`
  const admin = await demoUser(request, 'admin')
  const board = await openAdmin(browser, admin, `/board/admin/course-detail/${courseId}`)
  const visitor = await newVisitor(browser)
  const statusForVisitors = async () => (await visitor.request.get(shop)).status()

  await test.step('the admin confirms, and 撤销 is not the primary button', async () => {
    const revoke = board.getByRole('button', { name: /^撤\s*销$/ })
    await expect(revoke).not.toHaveClass(/ant-btn-primary/)
    await revoke.click()
    const question = board.getByRole('dialog').filter({ hasText: `下架《${courseName}》？` })
    await expect(question).toContainText(/[1-9]\d* 名学员已购买，下架后前台不再销售。/)
    await question.getByRole('button', { name: /^取\s*消$/ }).click()
    expect(await statusForVisitors()).toBe(200)

    await revoke.click()
    await question.getByRole('button', { name: /^下\s*架$/ }).click()
    await expect(board.getByText('撤销成功')).toBeVisible()
  })

  await test.step('one click undoes it', async () => {
    await board.getByRole('button', { name: '恢复发布' }).click()
    await expect(board.getByText('发布成功')).toBeVisible()
    await expectFreshWithinASecond(statusForVisitors, (status) => status === 200)
  })

  await test.step('the unpublished course is 404 for visitors', async () => {
    // Otherwise the first notification would be mistaken for the second.
    await expect(board.getByText('撤销成功')).toHaveCount(0)
    await board.getByRole('button', { name: /^撤\s*销$/ }).click()
    await board.getByRole('button', { name: /^下\s*架$/ }).click()
    await expect(board.getByText('撤销成功')).toBeVisible()
    await expectFreshWithinASecond(statusForVisitors, (status) => status === 404)
    await visitor.goto(shop)
    await expect(visitor.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    const other = await newVisitor(browser)
    await signInToStorefront(other, await demoUser(request, 'user', 7))
    await other.goto(shop)
    await expect(other.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await other.close()
  })

  for (const [width, options] of [
    [1440, {}],
    [390, phone],
  ] as const) {
    await test.step(`its owner finds and watches it, ${width} wide`, async () => {
      const owner = await newVisitor(browser, options)
      await signInToStorefront(owner, buyer)
      await owner.goto('/board/user/my-course')
      const mine = owner.getByRole('article').filter({ hasText: courseName })
      await expect(mine).toContainText('已停止销售')
      await owner.goto((await mine.getByRole('link').getAttribute('href'))!)
      await play(owner)
      const back =
        width === 1440
          ? owner.getByRole('main').getByRole('link', { name: courseName })
          : owner.getByRole('link', { name: '返回' })
      await back.click()
      await expect(owner.getByText('本课程已停止销售，您的学习不受影响')).toBeVisible()
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText(courseName)
      await expect(owner).toHaveTitle(new RegExp(courseName.slice(0, 4)))
      await expect(owner.getByRole('button', { name: '立即购买' })).toHaveCount(0)
      await expectFitsScreen(owner)
      await play(owner)
      await owner.close()
    })
  }

  await test.step('a visitor afterwards still gets 404', async () => {
    const answer = await visitor.request.get(shop)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain(courseName)
  })

  const { post } = await apiClientFor(request, admin)
  await post(`/api/admin/courses/publish/${courseId}`)
})

test('each missing item links to its field before a course is sold', async ({ browser, request }) => {
  const admin = await demoUser(request, 'admin')
  const { get, post } = await apiClientFor(request, admin)
  const source = await courseOf(request)
  const query = new URLSearchParams({ newCourseName: '缺少内容的课程' })
  const { courseId } = await post(`/api/admin/courses/${source.courseId}/copy?${query}`)
  const { course } = await get(`/api/public/courses/${courseId}`)
  await post('/api/admin/courses', { ...course, coursePriceDiscount: null, courseDescription: '<p>太短</p>' })
  const chapters = `/api/admin/courses/${courseId}/chapters`
  await post(chapters, { chapterTitle: '章节99', chapterStatus: 'published' })

  for (const [width, options] of [
    [1440, {}],
    [390, phone],
  ] as const) {
    await test.step(`the links work, ${width} wide`, async () => {
      const form = `/board/admin/course-detail/${courseId}`
      const page = await newVisitor(browser, options)
      await signInToAdmin(page, admin, form)
      const publish = page.getByRole('button', { name: /^发\s*布$/ })
      const dialog = page.getByRole('dialog').filter({ hasText: '发布前请补充' })

      await publish.click()
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      await dialog.getByRole('link', { name: '去补充：介绍不足50字' }).click()
      await expect(page.getByRole('textbox', { name: '课程介绍' })).toBeFocused()

      await publish.click()
      await dialog.getByRole('link', { name: '去补充：章节“章节99”没有视频' }).click()
      const panel = page.getByRole('dialog', { name: '编辑章节' })
      await expect(panel.getByLabel('章节标题')).toHaveValue('章节99')
      await panel.getByRole('button', { name: /^取\s*消$/ }).click()
      await page.close()
    })
  }

  await test.step('the publication with a reason succeeds and is audited', async () => {
    const page = await openAdmin(browser, admin, `/board/admin/course-detail/${courseId}`)
    await page.getByRole('button', { name: /^发\s*布$/ }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: '发布前请补充' })
    await dialog.getByRole('button', { name: '仍要发布…' }).click()
    await dialog.getByRole('button', { name: '确认发布' }).click()
    await expect(dialog.getByText('请填写仍要发布的原因')).toBeVisible()
    await dialog.getByLabel('仍要发布的原因').fill('视频今晚补传')
    await dialog.getByRole('button', { name: '确认发布' }).click()
    await expect(page.getByText('发布成功')).toBeVisible()
    await page.goto('/board/admin/audit-logs')
    await expect(page.getByRole('row').filter({ hasText: '视频今晚补传' })).toHaveCount(1)
    await post(`/api/admin/courses/unpublish/${courseId}`)
  })
})

/** A published course with videos that the second learner of the demo data bought. */
async function courseOf(request: APIRequestContext) {
  const { get } = await apiClientFor(request, await demoUser(request, 'user', 1))
  const { courses } = await get('/api/user/courses?courseTypes=1')
  return courses.find(
    (one: any) => one.onSale && one.userCourseStatus === 'valid' && !one.courseTags.includes('Package')
  ) as { courseId: number; courseName: string }
}

async function play(page: Page) {
  await page
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
}
