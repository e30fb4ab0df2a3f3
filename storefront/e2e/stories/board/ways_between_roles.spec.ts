import { demoPerson } from '../../support/people'
import { enterBoard, enterShop } from '../../support/sessions'
import { expect, test } from '../../support/story'

test('each role lands on its list, an admin finds the way back', async ({ page, request }) => {
  const auditor = await demoPerson(request, 'auditor')
  await enterBoard(page, auditor, '/board/auditor')
  await expect(page).toHaveURL(/\/board\/auditor\/courses$/)
  await expect(page.getByRole('button', { name: '返回列表' })).toBeHidden()
  await expect(page).toHaveTitle('课程管理 · 筑学管理台')
  await page.goto('/board/auditor/no-such-screen')
  await expect(page).toHaveTitle('页面不存在 · 筑学管理台')
  await page.goto('/board/teacher/teacher-statis')
  await expect(page).toHaveTitle('无权访问 · 筑学管理台')

  await enterBoard(page, await demoPerson(request, 'admin'), '/board/auditor/courses')
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
})

test('pages of learners are found from every board address', async ({ page, request }) => {
  await page.goto('/board/admin/my-course?from=menu')
  await expect(page).toHaveURL(/\/board\/user\/my-course\?from=menu$/)
  await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute('href', /^\/login\//)

  await enterShop(page, await demoPerson(request, 'user'))
  await page.goto('/board/teacher/my-answer')
  await expect(page).toHaveURL(/\/board\/user\/my-answer$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的问答')
  await expect(page.getByRole('link', { name: /查看问答|看看考试问答/ }).first()).toBeVisible()
})

test('a visitor of a page for learners signs in and comes back', async ({ page }) => {
  for (const path of ['/index/user-error-questions', '/index/subject-papers']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      `/login/${encodeURIComponent(path)}`
    )
  }
})
