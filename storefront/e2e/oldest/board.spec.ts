import { readFileSync } from 'node:fs'
import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { signInThroughForm } from '../support/sign_in_forms'
import { expect, test } from './fixtures'

const picture = readFileSync(new URL('../../../docs/images/home.png', import.meta.url))

test('an admin signs in and reads lists', async ({ page, request, checkLayout }) => {
  await page.goto('/admin-login')
  await expect(page.getByPlaceholder('请输入用户名')).toBeVisible()
  await checkLayout(page, 'board-login')
  await signInThroughForm(page, (await demoUser(request, 'admin'))!)
  for (const name of ['courses', 'orders']) {
    await page.goto(`/board/admin/${name}`)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    await checkLayout(page, `board-${name}`)
  }
})

test('an admin writes a notice with formatted text', async ({ page, request, checkLayout }) => {
  await signInToAdmin(page, (await demoUser(request, 'admin'))!, '/board/admin/article')
  await page.getByLabel('通知标题').fill(`旧浏览器写的通知 ${Date.now()}`)
  const text = page.locator('[contenteditable=true]')
  await text.click()
  await page.keyboard.type('学时')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('每周五')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('上传。')
  await expect(text.locator('strong')).toHaveText('每周五')
  await page.getByLabel('选择图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await expect(text.locator('img[src^="/uploads/image/editor/"]')).toBeVisible()
  await checkLayout(page, 'board-notice')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/board\/admin\/article\/\d+$/)
  await page.reload()
  await expect(page.locator('[contenteditable=true] strong')).toHaveText('每周五')
})

test('an admin uploads the cover of a product', async ({ page, request, checkLayout }) => {
  await signInToAdmin(page, (await demoUser(request, 'admin'))!, '/board/admin/product')
  await page
    .locator('.ant-upload-drag input')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByAltText('课程封面')).toBeVisible()
  await checkLayout(page, 'board-product')
})

const reports = [
  {
    front: 'shop',
    message: "TypeError: Cannot read properties of undefined (reading 'courseName')",
    place: '/_astro/CourseBuyPanel.Dk3x91aB.js:12:48211',
    page: '/index/course-info/56?liveCode=abc',
  },
  {
    front: 'board',
    message: 'Error: Minified React error #185; visit https://react.dev/errors/185 for the full message',
    place: '/board/assets/components-B7hXk2mQ.js:9:120431',
    page: '/board/admin/courses',
  },
  { front: 'shop', message: 'ReferenceError: structuredClone is not defined', page: '/index' },
]

test('an admin sees the errors of browsers', async ({ page, request, checkLayout }) => {
  for (const data of reports) await request.post('/api/public/client-errors', { data })
  const admin = (await demoUser(request, 'admin'))!
  await signInToAdmin(page, admin, '/board/admin/client-errors')
  await expect(page.getByText('structuredClone is not defined')).toBeVisible()
  await checkLayout(page, 'board-errors')
})
