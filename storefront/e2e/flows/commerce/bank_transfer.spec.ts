import { readFileSync } from 'node:fs'
import { apiClientFor } from '../../support/api_calls'
import { serverTime } from '../../support/clock'
import { expectFitsScreen } from '../../support/fits_screen'
import { expect, test, type Page } from '../../support/fixtures'
import { register } from '../../support/new_user'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { demoUser } from '../../support/people'
import { openScreen } from '../../support/screens'
import { newVisitor, signInToAdmin, signInToStorefront } from '../../support/sessions'

const slip = {
  name: '回单.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64'
  ),
}

test(
  'a buyer pays seats by bank transfer after staff confirm the money',
  { tag: ['@money', '@smoke'] },
  async ({ page, request, browser }) => {
    const person = await register(request)
    const { courseId } = await findSimpleCourse(request, 1)
    const buyer = await buyerOf(request, person)
    const orderId = await buyer.placeOrder([{ courseId, courseCount: 2 }], { orderType: 'package' })
    const api = await apiClientFor(request, person)
    const orderStatus = async () => (await api.get(`/api/orders/${orderId}`)).order.orderStatus
    await signInToStorefront(page, person)
    await page.goto(`/index/submitted-order-info/${orderId}`)
    await page.getByRole('button', { name: '继续支付' }).click()
    const dialog = page.getByRole('dialog', { name: '订单支付' })
    await dialog.getByText('对公转账', { exact: true }).click()
    await expect(dialog.getByText('等待转账')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    await expectFitsScreen(page)
    await dialog.locator('input[type=file]').focus()
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })

    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '下载付款通知单' }).click()
    const notice = readFileSync(await (await saved).path())
    expect(notice.subarray(0, 5).toString()).toBe('%PDF-')

    const field = dialog.locator('input[type=file]')
    await field.setInputFiles({ ...slip, name: '回单.txt', mimeType: 'text/plain' })
    await expect(dialog.getByRole('alert')).toContainText('JPG')
    await field.setInputFiles(slip)
    await expect(dialog.getByText('已上传回单', { exact: true })).toBeVisible()
    expect(await orderStatus()).toBe(1)

    const { bankTransfer } = (await api.get(`/api/orders/${orderId}`)).order
    const staff = await newVisitor(browser)
    await signInToAdmin(staff, await demoUser(request, 'admin'), '/board/admin/bank-lines')
    const serial = `E${orderId}`
    const day = (await serverTime(request)).toISOString().slice(0, 10)
    await importStatement(staff, [
      '交易日期,流水号,对方户名,对方账号,贷方金额,附言',
      `${day},${serial},济南泉城市政工程有限公司,3700123456789012,${bankTransfer.amount.toFixed(2)},${bankTransfer.transferCode}`,
      `不是日期,${serial}2,某公司,3700123456789012,1.00,`,
    ])
    await page.reload()
    await expect(page.getByText('核对中')).toBeVisible()
    expect(await orderStatus()).toBe(1)

    await staff.getByRole('button', { name: `确认入账 ${serial}` }).click()
    await expect(staff.getByText('已入账，订单已支付')).toBeVisible()
    await openScreen(staff, `/board/admin/orders#${orderId}`)
    const order = staff.getByRole('dialog', { name: '订单详情' })
    await expect(order.getByText(bankTransfer.transferCode)).toBeVisible()
    await order.getByRole('link', { name: '查看流水' }).click()
    await expect(staff.getByRole('dialog', { name: '流水详情' }).getByText(serial)).toBeVisible()
    await page.reload()
    await expect(page.getByText('款项已到账，订单已支付。')).toBeVisible()
    await page.getByRole('link', { name: '分配课程' }).click()
    await expect(page.getByRole('textbox', { name: '分配给手机号' })).toBeVisible()
  }
)

async function importStatement(page: Page, lines: string[]): Promise<void> {
  await page.getByRole('button', { name: '导入流水' }).click()
  const dialog = page.getByRole('dialog', { name: '导入银行流水' })
  const buffer = Buffer.from(lines.join('\n'))
  await dialog.locator('input[type=file]').setInputFiles({ name: '流水.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText('交易日期不正确，不导入')).toBeVisible()
  await expect(dialog.getByText('可以导入 1 笔，1 行有错误')).toBeVisible()
  await dialog.getByRole('button', { name: '导入 1 笔' }).click()
  await expect(dialog.getByText('导入 1 笔，1 行有错误，没有导入')).toBeVisible()
  await dialog.getByRole('button', { name: /完\s*成/ }).click()
}
