import { strToU8, zipSync } from 'fflate'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const source = `old-${Date.now()}`
const manifest = JSON.stringify({ format: 'zhuxue-exchange', version: 1, source, sourceName: '旧网校' })
const head = 'source_id,user_name,telephone,telephone_verified,last_login_at\r\n'
const name = '迁移学员'
const telephone = String(13_200_000_000 + (Date.now() % 100_000_000))
const right = `1,${name},${telephone},1,\r\n`

async function upload(page: Page, people: string) {
  await page.getByRole('button', { name: '上传数据', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '上传数据' })
  const buffer = Buffer.from(zipSync({ 'manifest.json': strToU8(manifest), 'people.csv': strToU8(head + people) }))
  await dialog.locator('input[type=file]').setInputFiles({ name: '旧网校.zip', mimeType: 'application/zip', buffer })
  await expect(dialog.getByText('已选择：旧网校.zip')).toBeVisible()
  await dialog.getByRole('button', { name: '上传并核对' }).click()
  await page.waitForURL(/\/board\/admin\/imports\/\d+$/)
}

test('an admin corrects a file, imports it and finds the learner', { tag: '@smoke' }, async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/imports')
  await upload(page, `${right}2,吴,13900000000,1,\r\n3,周若谷,1380000,1,\r\n`)
  await expect(page.getByText('预览：新增 1，有错误 2。还没有写入任何数据。')).toBeVisible()
  const wrong = page.getByRole('row').filter({ hasText: '手机号应为以1开头的11位数字，例如 13800000001' })
  await expect(wrong).toContainText('people.csv')
  await expect(wrong).toContainText('4')
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载报告' }).click()
  expect((await report).suggestedFilename()).toMatch(/^导入报告-\d+\.csv$/)
  await page.getByRole('button', { name: /^放\s*弃$/ }).click()
  const question = page.getByRole('dialog', { name: '放弃导入' })
  await expect(question).toContainText('没有写入任何数据')
  await question.getByRole('button', { name: /^放\s*弃$/ }).click()
  await expect(page.getByText('已放弃，上传的文件已删除或即将删除。')).toBeVisible()

  await page.getByRole('button', { name: '返回列表' }).click()
  await upload(page, right)
  await expect(page.getByText('预览：新增 1。还没有写入任何数据。')).toBeVisible()
  await page.getByRole('button', { name: '开始导入' }).click()
  const start = page.getByRole('dialog', { name: '开始导入' })
  await expect(start).toContainText('写入的数据不能撤销')
  await start.getByRole('button', { name: '开始导入' }).click()
  await expect(page.getByText('导入完成：新增 1')).toBeVisible()

  await page.goto(`/board/admin/loginlogs?telephone=${telephone}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
})

test('an admin uploads files of EduSoho and fills in the titles', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/imports')
  await page.getByRole('button', { name: '上传数据', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '上传数据' })
  await dialog.getByText('EduSoho', { exact: true }).click()
  await expect(dialog.getByText('members-课程编号.csv')).toBeVisible()
  const orders =
    '订单号,订单名称,订单状态,实付总额,支付方式,用户名,创建时间,付款时间\n' +
    '2024030109050001,建筑必修课,已付款,138.00,支付宝,zhou,2024-3-01 9:05:00,2024-3-01 9:06:10\n'
  const buffer = Buffer.from(zipSync({ 'orders-2024.csv': strToU8(orders) }))
  await dialog.locator('input[type=file]').setInputFiles({ name: '订单.zip', mimeType: 'application/zip', buffer })
  await dialog.getByRole('button', { name: '上传并核对' }).click()
  await page.waitForURL(/\/board\/admin\/imports\/\d+$/)

  await expect(page.getByText('有 1 个名称没有对应的课程')).toBeVisible()
  for (const [name, file] of [
    ['下载 titles.csv', 'titles.csv'],
    ['下载 unmapped.csv', /^unmapped-\d+\.csv$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
  await expect(page.getByRole('button', { name: '开始导入' })).toBeDisabled()
})

test('an admin reads the columns and downloads a template', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/imports')
  await page.getByRole('link', { name: '列说明与模板' }).click()
  await page.getByRole('combobox', { name: '内容' }).click({ force: true })
  await page.getByTitle('课程 courses.csv').click()
  await expect(page.getByRole('row').filter({ hasText: 'course_name' })).toContainText('必填')
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载空模板' }).click()
  expect((await template).suggestedFilename()).toBe('courses.csv')
})
