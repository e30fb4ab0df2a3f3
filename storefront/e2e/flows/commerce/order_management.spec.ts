import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { rows } from '../../support/board_lists'
import { bookOrders } from '../../support/parcels'
import { demoUser } from '../../support/people'
import { signInToAdmin, newVisitor } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

test('an admin finds, ships, exports and deletes orders', { tag: '@smoke' }, async ({ page, request }) => {
  const buyer = await demoUser(request, 'user', 1)
  const trackingNo = `SF${Date.now()}`
  const { paid, unpaid } = await bookOrders(request, buyer)
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
  await page.getByRole('button', { name: '下载 Excel' }).click()
  const paidTime = page.locator('.ant-form-item').filter({ hasText: '支付时间' })
  await expect(paidTime.getByText('必须选择时间范围')).toBeVisible()

  await page.getByRole('textbox', { name: '手机号' }).fill(`+86 ${buyer.telephone}`)
  await page.locator('#paid').click()
  await page.locator('.ant-picker-presets').getByText('今天').click()
  await page.getByRole('button', { name: '下载 Excel' }).click()
  await expect(page.getByText('查询条件有改动，已按新的条件查询')).toBeVisible()
  await expect(rows(page).first()).toContainText(paid)
  await expect(page.locator('body')).not.toContainText(buyer.telephone)

  await page.getByRole('button', { name: `发货 ${paid}` }).click()
  const dialog = page.getByRole('dialog', { name: '发货' })
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect(dialog.getByText('请输入快递单号')).toBeVisible()
  await dialog.getByLabel('快递单号').fill(trackingNo)
  await dialog.getByLabel('快递单号').press('Enter')
  await expect(page.getByText('保存成功')).toBeVisible()
  await expect(page.getByRole('button', { name: `发货 ${paid}` })).toHaveCount(0)

  await page.getByRole('button', { name: paid, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '订单详情' })
  // First in the order, then in its history.
  await expect(sheet.getByText(trackingNo).first()).toBeVisible()
  await expect(sheet).not.toContainText('经十路88号')
  await sheet.getByRole('button', { name: '查看完整信息' }).first().click()
  const question = page.getByRole('dialog', { name: '查看完整手机号和收件地址' })
  await question.getByLabel('查看原因').fill('买家来电核对收件地址')
  await question.getByRole('button', { name: '查看', exact: true }).click()
  await expect(sheet).toContainText('经十路88号')
  await sheet.getByRole('button', { name: /close|关闭/i }).click()

  const listed = await orderNumbers(page)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 Excel' }).click()
  const warning = page.getByRole('dialog').filter({ hasText: '请妥善保管' })
  await warning.getByRole('button', { name: /下\s*载/ }).click()
  const { sheets } = await readXlsx(readFileSync(await (await downloaded).path()))
  const [, ...exported] = sheets[0].rows
  expect(exported.map(([number]) => number)).toEqual(listed)
  expect(exported.flat()).toContain(trackingNo)
  expect(exported.flat()).toContain(buyer.telephone)

  await page.locator('label').filter({ hasText: '待支付' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(buyer.telephone)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('button', { name: `删除 ${unpaid}` }).click()
  const sure = page.getByRole('dialog').filter({ hasText: '确定要删除吗?' })
  await sure.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('已取消删除')).toBeVisible()
  await page.getByRole('button', { name: `删除 ${unpaid}` }).click()
  await sure.getByRole('button', { name: /删\s*除/ }).click()
  await expect(page.getByText('删除成功!')).toBeVisible()
  await expect(page.getByText(unpaid, { exact: true })).toHaveCount(0)
})

test('a download on a phone asks for its range', async ({ browser, request }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await newVisitor(browser, phone)
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
  const paidTime = page.locator('.ant-form-item').filter({ hasText: '支付时间' })
  await expect(page.getByRole('button', { name: '更多条件' })).toBeVisible()
  await expect(paidTime).toBeHidden()

  await page.getByRole('button', { name: '下载 Excel' }).click()
  await expect(paidTime.getByText('必须选择时间范围')).toBeVisible()
  await expect(page.locator('#paid')).toBeFocused()
})

test('an admin ships parcels one after the other by keyboard', async ({ page, request }) => {
  const buyer = await demoUser(request, 'user', 2)
  const first = await bookOrders(request, buyer)
  const second = await bookOrders(request, buyer)
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
  await page.getByRole('button', { name: '发货台' }).click()
  const queue = page.getByRole('navigation', { name: '包裹列表' })
  await queue.getByRole('button').filter({ hasText: first.paid }).click()
  const table = page.getByRole('region', { name: '当前包裹' })
  await expect(table).toContainText('经十路88号')

  const number = `SF${Date.now()}`
  await table.getByLabel('快递单号').fill(number)
  await page.keyboard.press('Enter')
  await expect(queue.getByText(number, { exact: true })).toBeVisible()
  await queue.getByRole('button').filter({ hasText: second.paid }).click()
  await table.getByLabel('快递单号').fill(number)
  await page.keyboard.press('Enter')
  await expect(table.getByText(`这个单号刚刚用于订单 ${first.paid}`)).toBeVisible()
  await table.getByLabel('快递单号').fill(`${number}2`)
  await page.keyboard.press('Enter')
  await expect(queue.getByText(`${number}2`, { exact: true })).toBeVisible()
  await expect(queue.getByRole('button').filter({ hasText: second.paid })).toHaveCount(0)
})

async function orderNumbers(page: Page): Promise<string[]> {
  const texts = await rows(page).locator('.ant-table-selection-column + td').allInnerTexts()
  return texts.map((text) => text.trim())
}
