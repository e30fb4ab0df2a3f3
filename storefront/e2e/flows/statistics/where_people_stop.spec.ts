import type { APIRequestContext } from '@playwright/test'
import { headersOf, signInToAdmin } from '../../support/sessions'
import { demoUser } from '../../support/people'
import { expect, test } from '../../support/fixtures'

const courseName = '二级造价工程师《计量与计价实务（土木建筑工程）》全程班'
const chapter = '钢筋工程专题'

test('a teacher sees the drop-off, and an admin comes back', { tag: '@smoke' }, async ({ page, request }) => {
  const teacher = await demoUser(request, 'teacher')
  await signInToAdmin(page, teacher, '/board/teacher/teacher-statis')
  await page.getByRole('link', { name: `${courseName}的学习情况` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${courseName} 学习情况`)
  await expect(page).toHaveTitle(new RegExp('学习情况'))

  const row = page.getByRole('row', { name: new RegExp(chapter) })
  await expect(row).toContainText('停在这里的最多')
  const cells = await row.getByRole('cell').allTextContents()
  const [began, finished, , stopped] = cells.slice(1).map((text) => Number.parseFloat(text))
  expect(finished!).toBeLessThan(began! / 2)
  expect(stopped!).toBeGreaterThanOrEqual(5)
  await expect(page.getByRole('img', { name: /各章学习人数/ }).locator('canvas')).toBeVisible()

  await row.getByRole('button', { name: new RegExp(`${chapter}的停留位置`) }).click()
  const places = page.getByRole('dialog')
  await expect(places.getByRole('row', { name: /^30%–40%/ })).toContainText(String(stopped))
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    places.getByRole('button', { name: '保存离开时看到的位置为图片' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('离开时看到的位置.png')
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect(page).toHaveURL(/teacher-statis$/)

  const courseId = await idOf(request)
  const other = await demoUser(request, 'teacher', 1)
  await signInToAdmin(page, other, `/board/teacher/course-study/${courseId}`)
  await expect(page.getByText('停在这里')).toBeHidden()
  await expect(page.getByText('没有找到这门课程')).toBeVisible()

  await signInToAdmin(page, await demoUser(request, 'admin'), `/board/admin/course-study/${courseId}`)
  await expect(page.getByRole('row', { name: new RegExp(chapter) })).toBeVisible()
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${teacher.userName}数据统计`)
})

async function idOf(request: APIRequestContext): Promise<number> {
  const headers = await headersOf(request, await demoUser(request, 'teacher'))
  const query = { courseName, courseStatus: 'published' }
  const answer = await request.get('/api/teacher/courses', { headers, params: query })
  return (await answer.json()).courses[0].courseId
}
