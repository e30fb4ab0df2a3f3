import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { apiClientFor } from '../../support/api_calls'
import { expireExports } from '../../support/database'
import { addPeople, removePeople } from '../../support/bulk_users'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const people = 48_000
const userName = '导出学员'

test.afterEach(removePeople)

test('a long export is queued, downloaded and cancelled', { tag: ['@locks', '@smoke'] }, async ({ page, request }) => {
  await addPeople(request, userName, people)
  const admin = await demoUser(request, 'admin')
  await (await apiClientFor(request, admin)).post('/api/user/messages/read', { all: true })
  await signInToAdmin(page, admin, '/board/admin/loginlogs')
  await requestExport(page)
  await page.getByRole('button', { name: admin.userName }).click()
  await page.getByRole('menuitem', { name: '我的导出' }).getByRole('link').click()
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText(`姓名：${userName}`)
  await expect(newest.getByText(/导出中|已完成/)).toBeVisible()

  const finishedMessage = page.getByRole('link', { name: /导出已完成.*未读/ })
  await expect(async () => {
    await page.goto('/board/admin/courses')
    await page.getByRole('button', { name: /^消息/ }).click()
    await expect(finishedMessage).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await finishedMessage.click()
  await page.waitForURL('**/board/admin/exports')
  const downloading = page.waitForEvent('download')
  await newest.getByRole('button', { name: '下载 用户列表' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('用户列表.xlsx')
  const { sheets } = await readXlsx(readFileSync(await file.path()))
  const [, ...exported] = sheets[0].rows
  expect(exported).toHaveLength(people)
  expect(new Set(exported.map(([id]) => id)).size).toBe(people)

  await expireExports(request, admin.loginName)
  await newest.getByRole('button', { name: '下载 用户列表' }).click()
  await expect(page.getByText('文件已过期，请重新导出')).toBeVisible()
  await expect(newest).toContainText('已过期')

  await newest.getByRole('button', { name: '重新导出 用户列表' }).click()
  await expect(page.getByText('已重新开始导出')).toBeVisible()
  await newest.getByRole('button', { name: '取消 用户列表' }).click()
  await expect(page.getByText('已取消导出')).toBeVisible()
  await expect(newest).toContainText('已取消')
  await expect(newest.getByRole('button', { name: /^下载/ })).toHaveCount(0)
})

async function requestExport(page: Page) {
  await page.getByRole('textbox', { name: '姓名' }).fill(userName)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(userName)
  await expect(page.getByText(/^超过 10,000 条/)).toBeVisible()
  await page.getByRole('button', { name: '下载 Excel' }).click()
  const question = page.getByRole('dialog').filter({ hasText: '请妥善保管' })
  await expect(question).toContainText('符合当前条件的超过 10000 名用户')
  await question.getByRole('button', { name: /导\s*出/ }).click()
  await expect(page.getByText('已开始导出，完成后可在“我的导出”下载')).toBeVisible()
}
