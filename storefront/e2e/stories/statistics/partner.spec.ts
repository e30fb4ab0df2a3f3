import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { register } from '../../support/new_person'
import { demoPerson } from '../../support/people'
import { enterBoard, enterShop } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/story'

const courseName = '一小时看懂施工图预算'

test(
  'a partner sees what was bought through its QR code',
  { tag: '@money' },
  async ({ page, browser, request }) => {
    const partner = await demoPerson(request, 'channel')
    await enterBoard(page, partner, '/board/channel/statis')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${partner.userName}数据总览`)
    const before = await soldBy(page)

    const link = await scan(request, page.getByRole('img', { name: /渠道二维码/ }))
    expect(link).toContain('exclusiveCode=')
    const code = new URL(link).searchParams.get('exclusiveCode')!

    const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await enterShop(visitor, await register(request))
    await visitor.goto(link)
    await visitor.getByRole('searchbox').fill('施工图预算')
    await visitor.getByRole('searchbox').press('Enter')
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
    await visitor.context().close()
  }
)

async function soldBy(page: Page): Promise<number> {
  const row = page.getByRole('row', { name: /总计/ })
  await expect(row).toBeVisible()
  return Number((await row.getByRole('cell').nth(1).textContent())!.replaceAll(',', ''))
}

/** What a phone reads from the picture. */
async function scan(request: APIRequestContext, picture: ReturnType<Page['getByRole']>) {
  const response = await request.get((await picture.getAttribute('src'))!)
  const { data, width, height } = PNG.sync.read(await response.body())
  return jsQR(new Uint8ClampedArray(data), width, height)!.data
}
