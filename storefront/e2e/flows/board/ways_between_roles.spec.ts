import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('each role lands on its list, an admin finds the way back', { tag: '@smoke' }, async ({ page, request }) => {
  const auditor = await demoUser(request, 'auditor')
  await signInToAdmin(page, auditor, '/board/auditor')
  await expect(page).toHaveURL(/\/board\/auditor\/courses$/)
  await expect(page.getByRole('button', { name: '返回列表' })).toBeHidden()
  await expect(page).toHaveTitle('课程管理 · 筑学管理台')
  await page.goto('/board/auditor/no-such-screen')
  await expect(page).toHaveTitle('页面不存在 · 筑学管理台')
  await page.goto('/board/teacher/teacher-statis')
  await expect(page).toHaveTitle('无权访问 · 筑学管理台')

  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/auditor/courses')
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect(page).toHaveURL(/\/board\/admin\/courses$/)
  await page.goto('/board/admin/statis')
  await expect(page).toHaveURL(/\/board\/admin\/admin-index$/)
  await page.goto('/board/teacher/teacher-statis')
  await expect(page).toHaveURL(/\/board\/admin\/teachers$/)
  await page.goto('/board/channel/statis')
  await expect(page).toHaveURL(/\/board\/admin\/channels$/)
  await page.goto('/board/channel/statements/2026-10')
  await expect(page).toHaveURL(/\/board\/admin\/statements$/)
  await page.goto('/board/teacher/course-detail/1')
  await expect(page).toHaveURL(/\/board\/admin\/course-detail\/1$/)
  for (const [requestedUrl, shown] of [
    ['teacher/paper-work-space', 'admin/paper-work-space'],
    ['teacher/paper-work-space/papers?page=2', 'admin/paper-work-space/papers?page=2'],
    ['teacher/question-banks/1/questions', 'admin/question-banks/1/questions'],
    ['teacher/paper-answers', 'admin/paper-answers'],
    ['teacher/course-study/1', 'admin/course-study/1'],
    ['admin/teacher-courses', 'admin/courses'],
    ['admin/teacher-answers', 'admin/answers'],
  ]) {
    await page.goto(`/board/${requestedUrl}`)
    await page.waitForURL(`**/board/${shown}`)
    await expect(page.getByText('无权访问')).toHaveCount(0)
  }
  await expect(page).toHaveTitle('问答 · 课程管理 · 筑学管理台')
})

test('a user with two roles sees both menus, the first decides', async ({ page, request }) => {
  const adminClient = await apiClientFor(request, await demoUser(request, 'admin'))
  const stamp = Date.now()
  const person = {
    role: 'channel',
    userName: '双角色',
    loginName: `both${stamp}`,
    passwd: 'Dengta-Qiaoliang-91',
    idCard: null,
    telephone: `139${String(stamp).slice(-8)}`,
  }
  const { userName, loginName, telephone, passwd } = person
  const form = { userName, loginName, telephone, passWd: passwd, userRole: 'channel' }
  const { userId } = await adminClient.post('/api/admin/users', form)
  await adminClient.put(`/api/admin/users/${userId}`, { userRole: ['channel', 'teacher'], reason: '渠道负责人也讲课' })
  await signInToAdmin(page, person, '/board/admin')
  await page.getByLabel('当前密码').fill(passwd)
  for (const label of ['新密码', '再次输入新密码'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('Shuiping-Yiqi-73')
  await page.getByRole('button', { name: '保存并进入管理台' }).click()
  await page.waitForURL('**/board/channel/statis')
  const menu = page.getByRole('menu')
  for (const entry of ['数据总览', '对账单', '数据统计', '我的课程', '题库管理', '批阅答卷'])
    await expect(menu.getByRole('link', { name: entry, exact: true })).toBeVisible()
  await menu.getByRole('link', { name: '数据统计' }).click()
  await page.waitForURL('**/board/teacher/teacher-statis')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('数据统计')
  await page.goto('/board/teacher/paper-work-space')
  await expect(page).toHaveURL(/\/board\/teacher\/paper-work-space$/)
})

test('learner screens under any admin URL redirect to account pages', async ({ page, request }) => {
  const myCourses = '/board/user/my-course?from=menu'
  await page.goto('/board/admin/my-course?from=menu')
  await page.waitForURL(`**/login/${encodeURIComponent(myCourses)}`)

  await signInToStorefront(page, await demoUser(request, 'user'))
  await page.goto('/board/teacher/my-answer')
  await expect(page).toHaveURL(/\/board\/user\/my-answer$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的问答')
  await expect(page.getByRole('link', { name: /查看答案|看看考试问答/ }).first()).toBeVisible()
})
