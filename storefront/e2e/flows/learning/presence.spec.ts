import { axeOn } from '../../support/axe'
import { installClock } from '../../support/clock'
import { expectFitsScreen } from '../../support/fits_screen'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'
import { register } from '../../support/new_user'
import { buyerOf } from '../../support/orders'
import { askSoon, endPresence, presenceDialog, requirePresence } from './presence_helpers'
import { demoUser } from '../../support/people'
import { openAdmin, signInToStorefront } from '../../support/sessions'
import { sentCode } from '../../support/sms_outbox'
import { furtherEducation } from '../../support/watching'
import { heldChapterTest } from '../exams/exam_helpers'

const code = 'ZX2K7M'
const video = (page: Page) => page.locator('video')
const isPaused = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.paused)
const at = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime)

let courseId = 0

test.afterEach(({ request }) => endPresence(request, courseId))

/** A new owner of a further-education course with these rules. */
async function student(request: APIRequestContext, page: Page, rules: object) {
  const person = await register(request)
  const course = await furtherEducation(request)
  courseId = course.courseId
  const buyer = await buyerOf(request, person as never)
  await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }], { exclusiveCode: code }))
  await requirePresence(request, courseId, rules)
  await signInToStorefront(page, person as never)
  return { person, address: `/index/study/${courseId}?chapter=${course.chapters[0]!.courseChapterId}` }
}

/** The player sends at most one a minute; the product's clock advances less, because the videos are short. */
async function nextBeat(page: Page, request: APIRequestContext) {
  const sent = page.waitForResponse(/upload-play-time/)
  for (let half = 0; half < 3; half++) {
    await request.post('/local/clock', { data: { advanceSeconds: 3 } })
    await page.clock.fastForward(30_000)
  }
  return (await sent).json()
}

async function violations(page: Page) {
  const { violations: found } = await (await axeOn(page)).exclude('.xgplayer').analyze()
  return found.map(({ id, nodes }) => [id, nodes[0]?.html])
}

for (const width of [1440, 390]) {
  test(`a learner answers a prompt and goes on counting, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    const { person, address } = await student(request, page, { promptFromMinutes: 1, promptToMinutes: 1 })
    await installClock(page, request)
    await page.goto(address)
    await page.getByRole('button', { name: '开始学习' }).click()
    await expect.poll(() => at(page)).toBeGreaterThan(0.5)
    await askSoon(person.telephone)
    const before = await nextBeat(page, request)
    expect(before.check).toMatchObject({ kind: 'prompt' })

    const dialog = presenceDialog(page)
    await expect(dialog).toContainText('还在学习吗？视频已暂停，点击“继续学习”后接着计时，不限时间')
    await expect(dialog.getByRole('button', { name: '继续学习' })).toBeFocused()
    await expect(page).toHaveTitle('确认在学 - 筑学')
    expect(await isPaused(page)).toBe(true)
    await expectFitsScreen(page)
    expect(await violations(page)).toEqual([])

    // Closed without an answer, the video stays paused, and playing asks again.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await isPaused(page)).toBe(true)
    const position = await at(page)
    await video(page).evaluate((media: HTMLVideoElement) => media.play())
    await expect(dialog).toBeVisible()

    await page.keyboard.press('Space')
    await expect(dialog).toBeHidden()
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(await at(page)).toBeGreaterThanOrEqual(position)
    await expect(page).not.toHaveTitle('确认在学 - 筑学')
    const after = await nextBeat(page, request)
    expect(after.reason ?? null).not.toBe('presence')
    expect(after.videoPlayTime).toBeGreaterThan(before.videoPlayTime)
  })
}

test('a learner passes the face check before the video', { tag: '@smoke' }, async ({ page, context, request }) => {
  const { address } = await student(request, page, { faceAtStart: true })
  await page.goto(address)
  await page.getByRole('button', { name: '开始学习' }).click()
  const dialog = presenceDialog(page)
  await expect(dialog).toContainText('本站不接触也不保存人脸图像')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '同意并继续' }).click()

  await dialog.getByRole('button', { name: '电脑没有摄像头？用手机扫码完成' }).click()
  await expect(dialog.getByRole('img', { name: '人脸核验二维码' })).toBeVisible()
  await expectFitsScreen(page)
  expect(await violations(page)).toEqual([])

  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: '改在本机核验' }).click()
  const vendor = await opened
  await vendor.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(dialog).toContainText('今天还可以试 4 次')

  const again = context.waitForEvent('page')
  await dialog.getByRole('button', { name: '重新核验' }).click()
  await (await again).getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => at(page)).toBeGreaterThan(0.3)

  await page.goto('/board/user/profile')
  await page.getByRole('button', { name: '撤回同意' }).click()
  await page.getByRole('dialog', { name: '撤回同意' }).getByRole('button', { name: '撤回', exact: true }).click()
  await expect(page.getByText('已撤回，之后不再使用人脸核验')).toBeVisible()
  await expect(page.getByRole('button', { name: '撤回同意' })).toHaveCount(0)
})

test('a learner who declines the face check uses an SMS code', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { person, address } = await student(request, page, { faceAtStart: true })
  await page.goto(address)
  await page.getByRole('button', { name: '开始学习' }).click()
  const dialog = presenceDialog(page)
  await dialog.getByRole('button', { name: /^不使用人脸核验/ }).click()
  // A telephone gets one code a minute, and the registration took one.
  await request.post('/local/clock', { data: { advanceSeconds: 61 } })
  await dialog.getByRole('button', { name: '发送验证码' }).click()
  await dialog.getByLabel('短信验证码').fill(await sentCode(request, person.telephone, 'presence'))
  await dialog.getByLabel('身份证后四位').fill('00')
  await dialog.getByRole('button', { name: '核验', exact: true }).click()
  await expect(dialog).toContainText('身份证后四位是数字')
  await expectFitsScreen(page)
  expect(await violations(page)).toEqual([])

  await dialog.getByLabel('身份证后四位').fill(person.idCard.slice(-4))
  await dialog.getByRole('button', { name: '核验', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => at(page)).toBeGreaterThan(0.3)
})

test('an admin answers the check of a learner without a camera', async ({ page, browser, request }) => {
  const { person, address } = await student(request, page, { faceAtStart: true, alternative: 'staff' })
  await page.goto(address)
  await page.getByRole('button', { name: '开始学习' }).click()
  const dialog = presenceDialog(page)
  await dialog.getByRole('button', { name: '不使用人脸核验，请联系工作人员核实身份' }).click()
  await dialog.getByRole('button', { name: '工作人员已确认' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('工作人员还没有确认，请稍候再试')

  const checks = `/board/admin/presence-checks?telephone=${person.telephone}`
  const board = await openAdmin(browser, await demoUser(request, 'admin'), checks)
  await board.getByRole('button', { name: `核实 ${person.userName}` }).click()
  const answer = board.getByRole('dialog', { name: '确认身份已核实' })
  await answer.getByRole('button', { name: '确认已核实' }).click()
  await expect(answer).toContainText('请填写核实方式和结果')
  await answer.getByLabel('核实方式和结果').fill('视频通话，与身份证照片一致')
  expect(await violations(board)).toEqual([])
  await answer.getByRole('button', { name: '确认已核实' }).click()
  await expect(board.getByText('已记录核实结果')).toBeVisible()
  await expect(board.getByRole('row', { name: /视频通话/ })).toContainText('工作人员核实')

  await dialog.getByRole('button', { name: '工作人员已确认' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => at(page)).toBeGreaterThan(0.3)
})

test('a test asks for the identity before it draws questions', async ({ page, request }) => {
  const learner = (await demoUser(request, 'user', 1))!
  const { log, path } = await heldChapterTest(request, learner, -1)
  courseId = log.courseId
  await requirePresence(request, courseId, { faceBeforeChapterTest: true })
  await signInToStorefront(page, learner)
  await page.goto(path)
  const start = page.getByRole('button', { name: /^(开始|继续)测试/ })
  await start.click()
  const dialog = presenceDialog(page)
  await expect(dialog).toContainText('本次测试开始前需要核验身份')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('本次测试开始前需要核验身份')).toBeVisible()
  await expect(start).toBeEnabled()
})

test('an outage of the vendor lets a learner go on', async ({ page, context, request }) => {
  const { address } = await student(request, page, { faceAtStart: true })
  await page.goto(address)
  await page.getByRole('button', { name: '开始学习' }).click()
  const dialog = presenceDialog(page)
  await dialog.getByRole('button', { name: '同意并继续' }).click()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: '开始核验' }).click()
  await (await opened).getByRole('button', { name: '服务不可用' }).click()
  await dialog.getByRole('button', { name: '核验完成' }).click()
  await expect(dialog).toContainText('核验服务暂时不可用，请一分钟后重试')

  await request.post('/local/clock', { data: { advanceSeconds: 61 } })
  await expect(dialog).toContainText('本次已放行并记录，上传学时前请补做一次')
  await dialog.getByRole('button', { name: '继续', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => at(page)).toBeGreaterThan(0.3)
})
