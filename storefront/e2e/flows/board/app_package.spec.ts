import { screenTab } from '../../support/board_lists'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'
import { androidPackage } from '../../support/androidPackage'

test('an admin publishes a package that a visitor downloads', { tag: '@smoke' }, async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/admin-sysparam')
  await screenTab(page, 'App 安装包').click()
  await expect(page).toHaveTitle(/App 安装包/)
  await page.getByRole('button', { name: '发布新版本' }).click()
  const dialog = page.getByRole('dialog', { name: '发布新版本' })

  await dialog.getByRole('button', { name: '上传并发布' }).click()
  await expect(dialog.getByText('请输入版本号')).toBeVisible()
  await expect(dialog.getByText('请选择安装包')).toBeVisible()

  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await dialog.getByLabel('版本号').fill('9.8.7')
  await choose('手册.pdf', Buffer.from('%PDF-1.7'))
  await expect(dialog.getByText('请上传 Android 安装包（.apk），文件可能已经损坏')).toBeVisible()

  await choose('broken.apk', Buffer.from('not a package'))
  await dialog.getByRole('button', { name: '上传并发布' }).click()
  await expect(dialog.getByRole('alert').last()).toContainText('不支持的文件格式')

  const file = androidPackage(`story ${Date.now()}`)
  await choose('app.apk', file)
  await dialog.getByRole('button', { name: '上传并发布' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: /9\.8\.7/ }).first()
  await expect(row).toContainText('正在提供下载')

  await page.goto('/app-download')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '安全下载' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('zhuxue-9.8.7.apk')
})

test('a running upload can be cancelled', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/app-packages')
  await page.getByRole('button', { name: '发布新版本' }).click()
  const dialog = page.getByRole('dialog', { name: '发布新版本' })
  await page.route('**/uploads', () => undefined)

  await dialog.getByLabel('版本号').fill('9.9.9')
  const buffer = androidPackage('stopped')
  const mimeType = 'application/octet-stream'
  await dialog.locator('input[type=file]').setInputFiles({ name: 'app.apk', mimeType, buffer })
  await dialog.getByRole('button', { name: '上传并发布' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: '取消上传' }).click()

  await expect(dialog.getByRole('progressbar')).toBeHidden()
  await expect(dialog.getByText(/^app\.apk/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: '上传并发布' })).toBeEnabled()
  await dialog.getByRole('button', { name: '取消', exact: true }).click()
  await expect(page.getByRole('row', { name: /9\.9\.9/ })).toHaveCount(0)
})
