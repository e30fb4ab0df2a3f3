import { PNG } from 'pngjs'
import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin, newVisitor } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('a teacher’s picture is the one that an admin uploaded', async ({ page, browser, request }) => {
  const teacher = await demoUser(request, 'teacher')
  const teaching = await apiClientFor(request, teacher)
  const { courses } = await teaching.get('/api/teacher/courses?courseStatus=published')
  const before = (await teaching.get('/api/user/profile')).user?.avatarUrl ?? null

  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/teachers')
  await page.getByRole('link', { name: teacher.userName }).first().click()
  await page.waitForURL(/\/board\/admin\/teacher-detail\/\d+/)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText(/上传的图片只能是 JPG或PNG 格式/).first()).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PNG.sync.write(blue()) })
  const picture = page.getByRole('img', { name: '照片' })
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  const url = (await picture.getAttribute('src'))!
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('保存成功')).toBeVisible()

  const visitor = await newVisitor(browser)
  const shown = visitor.locator(
    `img[src*="${url
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '')}"]`
  )
  await expect(async () => {
    await visitor.goto(`/index/course-info/${courses[0].courseId}`)
    await expect(shown.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

function blue(): PNG {
  const picture = new PNG({ width: 96, height: 96 })
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([39, 86, 143, 255], at)
  return picture
}
