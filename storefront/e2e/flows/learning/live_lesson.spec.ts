import { expect, test, type Page } from '../../support/fixtures'
import { apiClientFor } from '../../support/api_calls'
import { installClock } from '../../support/clock'
import { register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { askSoon, presenceDialog, requirePresence } from './presence_helpers'
import { signInToStorefront, newVisitor, openAdmin } from '../../support/sessions'

/** The encoder's page of a course, opened from the admin. */
async function encoderOf(board: Page) {
  const opening = board.waitForEvent('popup')
  await board.getByRole('link', { name: '本机推流' }).click()
  return opening
}

const pictureAt = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

async function picturesMove(page: Page) {
  const before = await pictureAt(page)
  await expect.poll(() => pictureAt(page)).toBeGreaterThan(before + 0.5)
}

/** Advances the player's timers until the text is shown. */
async function advanceUntilShown(text: string, page: Page) {
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(page.getByRole('dialog')).toContainText(text, { timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [100] })
}

test('a live lesson runs from before its beginning to its replay', async ({ page, request, browser }) => {
  const live = await request.get('/api/public/courses?courseType=6')
  const { courses } = await live.json()
  const { courseId } = courses.findLast((one: { liveStatus: string }) => one.liveStatus === 'unstarted')
  const admin = await demoUser(request, 'admin')
  const staff = await apiClientFor(request, admin)
  await requirePresence(request, courseId, { promptFromMinutes: 60, promptToMinutes: 60 })
  const learner = await register(request)
  await staff.post(`/api/admin/courses/${courseId}/assign-to-users/0`, { phones: learner.telephone })

  await test.step('a user without the course cannot enter', async () => {
    const visitor = await newVisitor(browser)
    await visitor.goto(`/index/course-info/${courseId}`)
    await visitor.getByRole('tab', { name: '视频' }).click()
    await visitor.getByRole('button', { name: '进入直播间' }).click()
    await expect(visitor.getByText('请先登录?')).toBeVisible()
  })

  await installClock(page, request)
  await signInToStorefront(page, learner)
  await page.goto(`/index/study/${courseId}`)
  await expect(page.getByText('直播尚未开始')).toBeVisible()
  await page.getByRole('link', { name: '查看课程' }).click()
  await expect(page).toHaveURL(`/index/course-info/${courseId}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /开播$/ }).click()
  await expect(dialog).toContainText('直播尚未开始')

  const board = await openAdmin(browser, admin, `/board/admin/course-detail/${courseId}`)
  await expect(board.getByText('没有收到画面')).toBeVisible()
  const encoder = await encoderOf(board)
  await encoder.getByRole('button', { name: '开始推流' }).click()
  await expect(encoder.getByRole('heading', { name: '正在推流' })).toBeVisible()
  await expect(board.getByText('正在接收')).toBeVisible()
  await board.getByLabel('直播状态').getByText('直播中').click()

  await test.step('the lesson starts automatically', async () => {
    await expect(board.getByText('直播状态已改为“直播中”')).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(dialog.locator('video')).toBeVisible()
    await picturesMove(page)
    await expect(dialog).toContainText('不计学时')
  })

  await test.step('a prompt pauses the lesson until it is answered', async () => {
    await askSoon(learner.telephone)
    const prompt = presenceDialog(page)
    await expect(async () => {
      await request.post('/local/clock', { data: { advanceSeconds: 3 } })
      await page.clock.fastForward(30_000)
      await expect(prompt).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000, intervals: [500] })
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await prompt.getByRole('button', { name: '继续学习' }).click()
    await expect(prompt).toBeHidden()
    await picturesMove(page)
  })

  await test.step('a lost connection is restored', async () => {
    await page.route('**/local/live/**', (route) => route.abort())
    await advanceUntilShown('直播出现错误', page)
    await expect(dialog).toContainText('重新连接')
    await page.unroute('**/local/live/**')
    await expect(dialog.locator('video')).toBeVisible({ timeout: 60_000 })
    await picturesMove(page)
  })

  await test.step('the player waits for a stopped encoder and works by keyboard', async () => {
    await encoder.getByRole('button', { name: '停止推流' }).click()
    await advanceUntilShown('直播出现错误', page)
    await encoder.getByRole('button', { name: '开始推流' }).click()
    const retry = dialog.getByRole('button', { name: '立即重新连接' })
    if (await retry.isVisible()) {
      await retry.focus()
      await page.keyboard.press('Enter')
    }
    await expect(dialog.locator('video')).toBeVisible({ timeout: 60_000 })
    await picturesMove(page)
  })

  await test.step('the end links to the replay', async () => {
    await board.getByLabel('直播状态').getByText('已结束').click()
    await advanceUntilShown('直播已经结束', page)
    await dialog.getByRole('button', { name: '观看回放' }).click()
    await expect(page).toHaveURL(/\/index\/study\/\d+\?chapter=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('回放')
    await expect(page.locator('video')).toBeVisible()
    await picturesMove(page)
  })
})
