import { screenTab } from '../../support/board_lists'
import { createLearner, register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront, newVisitor } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const courseName = '新版工程量清单计价标准逐条解读'

test(
  'an admin assigns a course to two phones',
  { tag: ['@minutes', '@locks', '@smoke'] },
  async ({ page, browser, request }) => {
    const [learner, later] = [createLearner(), createLearner()]
    const study = await newVisitor(browser)
    await signInToStorefront(study, await register(request, learner))

    await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
    await page.getByRole('menuitem', { name: '课程分配' }).click()
    await chooseCourse(page)
    const phones = page.getByRole('textbox', { name: '手机号' })
    const many = Array.from({ length: 100 }, (_, at) => 13_800_000_000 + at).join('\n')
    await phones.fill(many)
    await phones.blur()
    await expect(page.getByText('长度在11到1000个字符')).toBeVisible()
    await expect(phones).toHaveValue(many)
    await phones.fill(`${learner.telephone}，+86 ${later.telephone}\n1381234\n`)
    await expect(page.getByText('识别到 2 个手机号')).toContainText('1 个有误，不会分配')
    await page.getByRole('switch', { name: '生成直播码' }).click()
    await page.getByRole('button', { name: /^分\s*配$/ }).click()
    const result = page.getByRole('dialog').filter({ hasText: '分配成功' })
    await expect(result).toContainText('其中1381234不是11位手机号')
    await result.getByRole('button', { name: '知道了' }).click()

    const row = (telephone: string) => page.getByRole('row').filter({ hasText: telephone })
    await expect(row(learner.telephone)).toContainText('已分配')
    await expect(row(later.telephone)).toContainText('待注册')
    const code = await row(learner.telephone).locator('code').innerText()
    expect(code.trim()).toMatch(/^[A-Z0-9]{10}$/)

    await study.goto('/board/user/my-course')
    const mine = study.getByRole('article').filter({ hasText: courseName })
    await expect(mine.getByRole('button', { name: `直播码 ${code.trim()}` })).toBeVisible()
    const studyPath = (await mine.getByRole('link', { name: /学习/ }).getAttribute('href'))!
    const coursePath = studyPath.replace('/study/', '/course-info/')
    await study.goto(`${coursePath}?liveCode=${code.trim()}`)
    await expect(study.getByText('直播码有效，课程已为您开通')).toBeVisible()
    await openVideo(study)
    await expectPlaying(study)

    await screenTab(page, '学员课程').click()
    // Both tabs have a field of this name; this one exists in one tab only.
    await expect(page.getByRole('textbox', { name: '订单号' })).toBeVisible()
    await page.getByRole('textbox', { name: '手机号' }).fill(learner.telephone)
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page.getByText('共 1 条')).toBeVisible()
    const entitlement = page.getByRole('row').filter({ hasText: learner.userName })
    await expect(entitlement).toContainText('管理员开通')
    await expect(page.locator('body')).not.toContainText(learner.telephone)
    await entitlement.getByRole('switch').click()
    const stop = page.getByRole('dialog', { name: /^停用/ })
    await expect(stop).toContainText('停用后不能继续观看')
    await expect(stop.getByRole('button', { name: '取消' })).toBeFocused()
    await stop.getByRole('button', { name: '停用' }).click()
    await expect(page.getByText('课程已停用')).toBeVisible()

    await study.goto('/board/user/my-course')
    await expect(mine).toContainText('已失效')
    await study.goto(studyPath)
    await expect(study.getByText('课程已失效，请联系客服')).toBeVisible()
    await study.goto(coursePath)
    await expect(study.getByText('课程已失效，请联系客服')).toBeVisible()
    await openVideo(study)
    await expect(study.getByRole('status').getByText('课程已失效，请联系客服')).toBeVisible()

    await entitlement.getByRole('switch').click()
    await expect(page.getByText('课程已恢复有效')).toBeVisible()
    await page.getByRole('button', { name: /^修改失效时间/ }).click()
    const expiry = page.getByRole('dialog', { name: '修改失效时间' })
    await expect(expiry.getByRole('textbox', { name: '失效时间' })).toBeFocused()
    await expiry.getByRole('textbox', { name: '失效时间' }).click()
    const calendar = page.locator('.ant-picker-dropdown')
    await expect(calendar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(expiry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(expiry).toBeHidden()

    await changeExpiry(page, '2020-01-31', '这一天已过，保存后课程即刻失效。')
    await expect(page.getByText('保存成功，失效时间已过，课程即刻失效')).toBeVisible()
    await expect(entitlement).toContainText('已过期')
    await changeExpiry(page, '2031-01-31')
    await expect(entitlement).not.toContainText('已过期')

    await study.goto('/board/user/my-course')
    await expect(mine).toContainText('有效期至')
    await expect(mine).toContainText('2031')
    await expect(mine).not.toContainText('已失效')

    const other = await newVisitor(browser)
    await signInToStorefront(other, await register(request, later))
    await other.goto('/board/user/my-course')
    await expect(other.getByRole('article').filter({ hasText: courseName })).toBeVisible()
  }
)

async function chooseCourse(page: Page) {
  // The placeholder covers the field that has the role.
  await page.getByRole('combobox', { name: '课程' }).click({ force: true })
  await page.getByRole('combobox', { name: '课程' }).fill(courseName.slice(0, 6))
  await page.locator('.ant-select-item-option').filter({ hasText: courseName }).click()
}

async function changeExpiry(page: Page, day: string, warning?: string) {
  await page.getByRole('button', { name: /^修改失效时间/ }).click()
  const dialog = page.getByRole('dialog', { name: '修改失效时间' })
  await dialog.getByRole('textbox', { name: '失效时间' }).fill(day)
  await dialog.getByRole('textbox', { name: '失效时间' }).press('Enter')
  if (warning) await expect(dialog.getByText(warning)).toBeVisible()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(dialog).toBeHidden()
}

/** The first chapter with a video that is not a preview; its button shows the duration. */
async function openVideo(page: Page) {
  await page.getByRole('tab', { name: '视频' }).click()
  await page
    .getByRole('button', { name: /\d:\d\d/ })
    .filter({ hasNotText: '试看' })
    .first()
    .click()
}

async function expectPlaying(page: Page) {
  const video = page.locator('video')
  await expect(video).toBeVisible()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
}
