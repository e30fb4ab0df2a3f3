import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { apiClientFor, expectOkBody } from '../../support/api_calls'
import { serverTime } from '../../support/clock'
import { payOnDay } from '../../support/database'
import { register } from '../../support/new_user'
import { demoUser, type Person } from '../../support/people'
import { signInToAdmin, signInToStorefront, headersOf, openAdmin } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

const courseName = '一小时看懂施工图预算'

test('a channel sees the sales of its QR code', { tag: ['@money', '@smoke'] }, async ({ page, browser, request }) => {
  const partner = await demoUser(request, 'channel')
  await signInToAdmin(page, partner, '/board/channel/statis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${partner.userName}数据总览`)
  const before = await soldBy(page)

  const link = await scan(request, page.getByRole('img', { name: /渠道二维码/ }))
  expect(link).toContain('exclusiveCode=')
  const code = new URL(link).searchParams.get('exclusiveCode')!

  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  const learner = await register(request)
  await signInToStorefront(visitor, learner)
  await visitor.goto(link)
  await visitor.getByLabel('搜索课程、图书、问答与公告').fill('施工图预算')
  await visitor.getByLabel('搜索课程、图书、问答与公告').press('Enter')
  await visitor
    .getByRole('link', { name: new RegExp(courseName) })
    .first()
    .click()
  await visitor.getByRole('button', { name: '立即购买' }).click()
  await expect(visitor).toHaveURL(/order-info/)
  await expect(visitor.getByText(new RegExp(`已使用专属码 ${code}`))).toBeVisible()
  await visitor.getByRole('button', { name: '提交订单' }).click()
  const payment = visitor.getByRole('dialog')
  const [wallet] = await Promise.all([
    visitor.context().waitForEvent('page'),
    payment.getByRole('link', { name: '在本机打开支付页面' }).click(),
  ])
  await wallet.getByRole('button', { name: '付款' }).click()
  await expect(payment.getByText(/支付成功/).first()).toBeVisible()

  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(() => soldBy(page)).toBe(before + 1)
  const tablet = await openAdmin(browser, partner, '/board/channel/statis')
  await expect.poll(() => soldBy(tablet)).toBe(before + 1)
  expect(await rowTextsOf(tablet)).toEqual(await rowTextsOf(page))
  await tablet.context().close()
  await visitor.context().close()

  const { orders } = await (await apiClientFor(request, learner)).get('/api/user/orders')
  await settleMonthOf(page, { orderId: orders[0].orderId, partner })
})

/** After the month of the order, an admin closes it, the channel reads it, and a refund corrects the next one. */
async function settleMonthOf(page: Page, sold: { orderId: string; partner: Person }) {
  const { orderId, partner } = sold
  const { request } = page
  const month = await monthsFromNow(-1, request)
  await payOnDay(request, orderId, `${month}-15`)
  const admin = await demoUser(request, 'admin')
  // Open too when the clock, a day ahead of the demo data, has reached the next month.
  const { post } = await apiClientFor(request, admin)
  await post(`/api/admin/statements/${await monthsFromNow(-2, request)}/closings`)
  await signInToAdmin(page, admin, `/board/admin/statements?month=${month}`)
  const row = page.getByRole('row', { name: new RegExp(partner.userName) })
  await row.getByRole('button', { name: `结算 ${partner.userName}` }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('结算后金额不能再修改')
  await question.getByRole('button', { name: /^结\s*算$/ }).click()
  await expect(row).toContainText('已结算')

  await signInToAdmin(page, partner, '/board/channel/statements')
  await page.getByRole('link', { name: month }).click()
  await expect(page.getByText(/编号 DZ\d+-\d+/)).toBeVisible()
  const total = await page.getByRole('listitem').filter({ hasText: '佣金（元）' }).innerText()
  const commission = Number(/[\d,]+\.\d\d/.exec(total)![0].replaceAll(',', ''))
  const pdf = await saved(page, '下载 PDF')
  expect(pdf.name).toBe(`渠道对账单-${partner.userName}-${month}.pdf`)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const sheet = await readXlsx((await saved(page, '下载 Excel')).bytes)
  const { rows } = sheet.sheets[0]
  expect(rows.some((cells) => cells.includes(orderId))).toBe(true)
  expect(rows.at(-1)!.at(-1)).toBe(commission)

  const refund = await request.post(`/api/admin/orders/${orderId}/refunds`, {
    headers: { ...(await headersOf(request, admin)), 'idempotency-key': randomUUID() },
    data: { reason: '学员报错了课程', earlierRefunds: 0 },
  })
  await expectOkBody(refund)
  await page.goto(`/board/channel/statements/${await monthsFromNow(0, request)}`)
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText(`更正 ${month}`)
}

async function saved(page: Page, name: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** `yyyy-MM` in Shanghai. */
async function monthsFromNow(months: number, request: APIRequestContext): Promise<string> {
  const here = new Date(+(await serverTime(request)) + 8 * 3_600_000)
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + months)).toISOString().slice(0, 7)
}

async function soldBy(page: Page): Promise<number> {
  const row = page.getByRole('row', { name: /总计/ })
  await expect(row).toBeVisible()
  return Number((await row.getByRole('cell').nth(1).textContent())!.replaceAll(',', ''))
}

const rowTextsOf = (page: Page) => page.getByRole('row').allInnerTexts()

/** The text that a phone reads from the QR code. */
async function scan(request: APIRequestContext, picture: ReturnType<Page['getByRole']>) {
  const response = await request.get((await picture.getAttribute('src'))!)
  const { data, width, height } = PNG.sync.read(await response.body())
  return jsQR(new Uint8ClampedArray(data), width, height)!.data
}
