import AxeBuilder from '@axe-core/playwright'
import { apiClientFor } from '../../support/api_calls'
import { expectFitsScreen } from '../../support/fits_screen'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const learnerAt = 1

for (const width of [1440, 390]) {
  test(`a learner sees why minutes do not count, ${width} wide`, async ({ page, request }) => {
    const learner = await demoUser(request, 'user', learnerAt)
    const { get } = await apiClientFor(request, learner)
    const { certs } = await get('/api/user/certs')
    const heldCertificate = certs.find(({ heldHours }: { heldHours: number }) => heldHours > 0)
    const { courseEduLogs } = await get(
      `/api/user/course-edu-logs/further-edu-cert-id/${heldCertificate.furtherEduCertId}`
    )
    const log = courseEduLogs.find(({ heldChapters }: any) => heldChapters.length > 0)
    const { studyLogs } = await get(`/api/user/study-logs/course-edu-log-id/${log.courseEduLogId}`)
    const waiting = `「${log.heldChapters[0].chapterName}」`

    await page.setViewportSize({ width, height: 900 })
    await signInToStorefront(page, learner)
    await page.goto('/board/user/my-course')
    await expect(page.getByRole('article').filter({ hasText: log.courseName })).toContainText(waiting)
    if (width === 390) await page.goto('/board/user')
    await page.getByRole('link', { name: '我的证书' }).click()
    await expect(page.getByRole('link', { name: /^上传学时明细/ })).toHaveCount(certs.length)
    await expectFitsScreen(page)
    await page.locator(`a[href$="=${heldCertificate.furtherEduCertId}"]`).last().click()

    await expect(page.getByText('每门课程获得的学时达到该课程总学时后才能上传。')).toBeVisible()
    await expect(page.getByText(/^请先在省建设从业人员管理系统/)).toBeVisible()
    const card = page.getByRole('article', { name: log.courseName })
    await expect(card).toContainText(waiting)
    const testUrl = new RegExp(`/correlation-id/cpt-${log.heldChapters[0].courseChapterId}$`)
    await expect(card.getByRole('link', { name: '开始测试' })).toHaveAttribute('href', testUrl)
    await expect(card.getByRole('link', { name: waiting }).first()).toHaveAttribute('href', testUrl)

    const toggle = card.getByRole('button', { name: '上传记录和学习记录' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await card.getByRole('tab', { name: '学习记录' }).click()
    await expect(card.getByRole('row').filter({ hasText: '待通过测试' })).not.toHaveCount(0)
    for (const { chapterName } of studyLogs)
      await expect(card.getByRole('cell', { name: chapterName, exact: true })).toBeVisible()
    await expectFitsScreen(page)
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  })
}

test('another user’s certificate is not found', { tag: '@smoke' }, async ({ page, request }) => {
  const other = await apiClientFor(request, await demoUser(request, 'user', learnerAt))
  const { certs } = await other.get('/api/user/certs')
  await signInToStorefront(page, await demoUser(request, 'user', 0))
  await page.goto(`/board/user/my-cert?furtherEduCertId=${certs[0].furtherEduCertId}`)
  await expect(page.getByText('没有找到该证书')).toBeVisible()
  await page.goto('/board/user/my-cert?furtherEduCertId=1e2')
  await expect(page.getByText('没有找到该证书')).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`an admin sees a user's study records, ${width} wide`, async ({ page, request }) => {
    const learner = await demoUser(request, 'user', learnerAt)
    await page.setViewportSize({ width, height: 900 })
    await signInToAdmin(page, await demoUser(request, 'admin'), `/board/admin/loginlogs?telephone=${learner.telephone}`)
    await page.getByRole('link', { name: `学时 ${learner.userName}` }).click()
    await expect(page).toHaveURL(/\/board\/admin\/user-cert\/\d+$/)
    await expect(page.getByRole('main')).toContainText(learner.userName)
    await page
      .getByRole('button', { name: /^学时明细/ })
      .first()
      .click()
    const logs = page.getByRole('region', { name: /的课程学时$/ })
    await expect(logs.getByRole('heading')).toBeFocused()
    await logs.getByRole('button', { name: /^记录/ }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab', { name: '学习记录' }).click()
    await expect(drawer.getByText('学完时间').first()).toBeVisible()
    await expectFitsScreen(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
}

test('a user’s study records are visible to admins only', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'teacher'), '/board/admin/user-cert/18')
  await expect(page.getByText('无权访问')).toBeVisible()
  await page.goto('/board/teacher/user-cert/18')
  await expect(page.getByText('页面不存在')).toBeVisible()
  const shop = await page.goto('/board/user/user-cert/18')
  expect(shop!.status()).toBe(404)
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/user-cert/987654')
  await expect(page.getByText('没有这个用户')).toBeVisible()
})
