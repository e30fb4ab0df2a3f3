import { rows } from '../../support/board_lists'
import { apiClientFor } from '../../support/api_calls'
import { expectAccessible } from '../../support/axe'
import { buyerOf } from '../../support/orders'
import { demoUser } from '../../support/people'
import { newVisitor, signInToAdmin, signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('an admin enters a number and reverses a wrong invoice', { tag: '@smoke' }, async ({ page, browser, request }) => {
  const buyer = await demoUser(request, 'user', 3)
  const admin = await demoUser(request, 'admin')
  const { courses } = await (await apiClientFor(request, buyer)).get('/api/public/courses?courseType=1&pageSize=5')
  const shop = await buyerOf(request, buyer)
  const orderId = await shop.placeOrder([{ courseId: courses[0].courseId, courseCount: 1 }])
  await shop.pay(orderId)
  const company = `鲁东勘察设计有限公司${Date.now()}`
  const { post } = await apiClientFor(request, buyer)
  await post('/api/invoices', {
    orderId,
    invoiceType: 1,
    payerType: 2,
    payerName: company,
    payerId: '91370100MA3DEMP02X',
    payerEmail: 'finance@example.com',
    maillingName: '王建国',
    maillingTelephone: '13912345678',
  })
  const digits = String(Date.now()).padStart(16, '0').slice(-16)

  await signInToAdmin(page, admin, `/board/admin/invoices?orderId=${orderId}`)
  await page.getByRole('button', { name: orderId, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: '发票详情' })
  await drawer.getByRole('button', { name: /发\s*送/ }).click()
  const sending = page.getByRole('dialog', { name: '发送发票' })
  await sending.getByLabel('发票号码').fill('2637')
  await sending.getByRole('button', { name: '已发送' }).click()
  await expect(sending.getByText('发票号码为20位数字')).toBeVisible()
  await sending.getByLabel('发票号码').fill(`2637 ${digits}`)
  await sending.getByRole('button', { name: '已发送' }).click()
  await expect(page.getByText('发票状态已修改为已发送')).toBeVisible()
  await expect(drawer.getByText(`2637${digits}`)).toBeVisible()

  await drawer.getByRole('button', { name: '更正' }).click()
  const number = page.getByRole('dialog', { name: '更正发票号码' })
  await number.getByLabel('发票号码').fill(`2638${digits}`)
  await number.getByRole('button', { name: /保\s*存/ }).click()
  await expect(drawer.getByText(`2638${digits}`)).toBeVisible()

  await drawer.getByRole('button', { name: '标记冲红' }).click()
  const reversal = page.getByRole('dialog', { name: '标记冲红' })
  await expect(reversal.getByRole('radio', { name: '销货退回' })).toBeDisabled()
  await reversal.getByRole('radio', { name: '开票有误' }).check()
  await reversal.getByLabel('红字发票号码').fill(`2639${digits}`)
  await expect(reversal).toContainText('按订单剩余金额生成新的开票申请')
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await reversal.getByRole('button', { name: /标\s*记/ }).click()
  await expect(page.getByText('已生成新的开票申请')).toBeVisible()
  await drawer.getByRole('button', { name: '更正红字发票号码' }).click()
  const red = page.getByRole('dialog', { name: '更正红字发票号码' })
  await red.getByLabel('红字发票号码').fill(`2638${digits}`)
  await red.getByRole('button', { name: /保\s*存/ }).click()
  await expect(red.getByText('该发票号码已属于另一张发票')).toBeVisible()
  await red.getByLabel('红字发票号码').fill(`2640${digits}`)
  await red.getByRole('button', { name: /保\s*存/ }).click()
  await expect(drawer.getByText(`2640${digits}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('textbox', { name: '订单号' }).fill('')
  await page.getByRole('textbox', { name: '发票号码' }).fill(`2640${digits}`)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('已冲红')

  const small = await newVisitor(browser, phone)
  await signInToStorefront(small, buyer)
  await small.goto('/board/user/my-invoice')
  const mine = small.getByRole('row').filter({ hasText: company })
  await expect(mine).toHaveCount(2)
  await expect(mine.filter({ hasText: '开票中' })).toHaveCount(1)
  await expect(mine.filter({ hasText: '已冲红' })).toContainText(`2638${digits}`)
})
