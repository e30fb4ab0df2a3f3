import type { APIRequestContext, Page } from '@playwright/test'
import { rows, screenTab } from '../../support/board_lists'
import { buyerOf } from '../../support/orders'
import { demoUser, type Person } from '../../support/people'
import { signInToAdmin, signInToStorefront, newVisitor } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const pdf = {
  name: '发票.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
}
const wrongFile = { ...pdf, name: '发票.png', mimeType: 'image/png' }

test(
  'a customer requests an invoice, and an admin sends its file',
  { tag: '@smoke' },
  async ({ page, browser, request }) => {
    const buyer = await demoUser(request, 'user', 3)
    const orderId = await paidOrder(request, buyer)
    const company = `鲁中测绘咨询有限公司${Date.now()}`
    // A different one each time, because the next form is prefilled with it.
    const telephone = `139${String(Date.now()).slice(-8)}`
    const small = await newVisitor(browser, phone)
    await signInToStorefront(small, buyer)

    await small.goto('/board/user/invoice?orderId=20260101000000000000')
    await expect(small.getByText('没有找到该订单，请从我的订单或我的发票进入')).toBeVisible()
    await small.goto(`/board/user/invoice?orderId=${orderId}`)
    await expect(small.getByLabel('联系电话')).toHaveValue(/^1\d{10}$/)
    await small.getByLabel('单位名称').fill('')
    await small.getByRole('button', { name: '提交申请' }).click()
    await expect(small.getByText('请输入单位名称')).toBeVisible()
    await expect(small.getByLabel('单位名称')).toBeFocused()
    await fill(small, {
      单位名称: company,
      统一社会信用代码: '91370100ma3demp02x',
      电子邮箱: 'finance@example.com',
      联系人: '王建国',
      联系电话: telephone,
    })
    await small.reload()
    await expect(small.getByLabel('单位名称')).toHaveValue(company)
    await expect(small.getByLabel('联系电话')).not.toHaveValue(telephone)
    await fill(small, { 电子邮箱: 'finance@example.com', 联系电话: telephone })
    await small.getByRole('button', { name: '提交申请' }).click()
    await expect(small.getByText('申请已提交成功')).toBeVisible()

    // At once, while the page still restores its draft.
    await small.getByLabel('联系人').fill('王建设')
    await small.getByRole('button', { name: '保存修改' }).click()
    await expect(small.getByText('发票信息已保存成功')).toBeVisible()

    await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
    await screenTab(page, '发票').click()
    await page.getByRole('textbox', { name: '发票抬头' }).fill(company)
    await page.getByRole('button', { name: '查询' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: orderId, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '发票详情' })
    await expect(sheet.getByText('91370100MA3DEMP02X')).toBeVisible()
    await expect(sheet.getByText('王建设')).toBeVisible()
    await sheet.getByRole('button', { name: /发\s*送/ }).click()
    const question = page.getByRole('dialog', { name: '发送发票' })
    await expect(question.getByText('finance@example.com')).toBeVisible()
    await expect(question.getByRole('button', { name: '已发送' })).toBeVisible()
    await question.locator('input[type=file]').setInputFiles(wrongFile)
    await question.getByRole('button', { name: '上传并发送' }).click()
    await expect(question.getByText('发票只能是 PDF 或 OFD 文件，文件可能已经损坏')).toBeVisible()
    await question.locator('input[type=file]').setInputFiles(pdf)
    await question.getByRole('button', { name: '上传并发送' }).click()
    await expect(page.getByText('发票状态已修改为已发送')).toBeVisible()

    await small.goto('/board/user/my-invoice')
    const search = small.getByRole('searchbox', { name: '按商品名称查找' })
    await search.fill('没有叫这个名字的商品')
    await search.press('Enter')
    await expect(small.getByText('没有找到相关发票')).toBeVisible()
    await small.reload()
    await expect(search).toHaveValue('没有叫这个名字的商品')
    await small.getByRole('button', { name: '查看全部发票' }).click()
    await expect(small.getByLabel('每页')).toBeHidden()
    const mine = small.getByRole('row').filter({ hasText: company })
    const downloading = small.waitForEvent('download')
    await mine.getByRole('button', { name: '下载电子发票' }).click()
    expect((await downloading).suggestedFilename()).toBe(`电子发票_${orderId}.pdf`)
    await mine.getByRole('link', { name: '已发送' }).click()
    await expect(small).toHaveURL(new RegExp(`invoice\\?orderId=${orderId}`))
    await expect(small.getByRole('list', { name: '开票进度' })).toContainText('发送发票')
    await expect(small.getByRole('button', { name: /提交|保存/ })).toHaveCount(0)
    await expect(small.getByText('91370100MA3DEMP02X')).toBeVisible()
  }
)

test('the next invoice is prefilled with the last one', async ({ page, request }) => {
  const buyer = await demoUser(request, 'user', 4)
  await signInToStorefront(page, buyer)
  const company = `鲁中测绘咨询有限公司${Date.now()}`
  await page.goto(`/board/user/invoice?orderId=${await paidOrder(request, buyer)}`)
  await page.getByRole('radio', { name: '单位' }).check()
  await fill(page, {
    单位名称: company,
    统一社会信用代码: '91370100MA3DEMP02X',
    电子邮箱: 'finance@example.com',
    联系人: '王建国',
    联系电话: '13912345678',
  })
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交成功')).toBeVisible()

  await page.goto(`/board/user/invoice?orderId=${await paidOrder(request, buyer)}`)
  await expect(page.getByLabel('单位名称')).toHaveValue(company)
  await expect(page.getByLabel('联系电话')).toHaveValue('13912345678')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交成功')).toBeVisible()
})

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

/** A course bought over the API and paid at the local payment provider. */
async function paidOrder(request: APIRequestContext, person: Person): Promise<string> {
  const list = await request.get('/api/public/courses?courseType=1&pageSize=5')
  const { courseId } = (await list.json()).courses[0]
  const buyer = await buyerOf(request, person)
  const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }])
  await buyer.pay(orderId)
  return orderId
}
