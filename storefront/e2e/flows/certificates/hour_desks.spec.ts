import { readFile } from 'node:fs/promises'
import { screenTab } from '../../support/board_lists'
import { signInToAdmin } from '../../support/sessions'
import { demoUser } from '../../support/people'
import { expect, test } from '../../support/fixtures'

test('an admin finds a seeded anomaly and exports the evidence', { tag: '@smoke' }, async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/anomalies')
  const row = page.getByRole('row').filter({ hasText: '多个设备同时学习' }).first()
  await expect(row).toContainText('Chrome Windows')
  await row.getByRole('button', { name: /^标记/ }).click()
  const mark = page.getByRole('dialog', { name: '标记异常' })
  await mark.getByText('待核查').click()
  await mark.getByRole('button', { name: '保存' }).click()
  await expect(mark.getByText('请填写说明')).toBeVisible()
  await mark.getByRole('textbox', { name: '说明' }).fill('已联系学员核实')
  await mark.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已标记')).toBeVisible()
  await expect(row).toContainText('待核查')

  await row.getByRole('link').click()
  await page
    .getByRole('button', { name: /^学时明细/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^导出证据/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: '导出学习证据' })
  await dialog.getByLabel('导出原因').fill('主管部门核查')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '导出' }).click()
  const bundle = await readFile(await (await saved).path())
  expect(bundle.subarray(0, 2).toString()).toBe('PK')
  expect(bundle.includes('manifest.json')).toBe(true)
  expect(bundle.includes('xapi_statements.json')).toBe(true)
  await expect(dialog).toBeHidden()
})

test('an admin checks uploads and resolves a mismatch', { tag: '@minutes' }, async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/push-logs')
  await expect(page.getByRole('row').filter({ hasText: '已等待' }).first()).toBeVisible()
  await screenTab(page, '对账').click()
  await page.getByRole('row').filter({ hasText: '条差异待处理' }).getByRole('link').click()
  const row = page.getByRole('row').filter({ hasText: '只在省平台' })
  await row.getByRole('button', { name: /^写明情况/ }).click()
  const dialog = page.getByRole('dialog', { name: '写明情况' })
  await dialog.getByLabel('说明').fill('由其他培训机构上传')
  await dialog.getByRole('button', { name: '写明情况' }).click()
  await expect(page.getByText('已记录说明')).toBeVisible()
  await expect(row).toContainText('由其他培训机构上传')
  await page.goto('/board/admin/hour-corrections')
  await expect(page.getByRole('row').filter({ hasText: '手工增减' }).first()).toContainText('线下')
})
