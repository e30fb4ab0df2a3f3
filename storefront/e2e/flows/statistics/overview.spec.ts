import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Locator } from '../../support/fixtures'

test('an admin drills down from tile to order, and sums agree', { tag: '@smoke' }, async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  await signInToAdmin(page, admin, '/board/admin/admin-index')
  const tile = page.getByRole('button', { name: /总收入/ })
  await expect(tile).toContainText(/\d+\.\d\d/)
  const income = (await tile.getByText(/^[\d,]+\.\d\d$/).textContent())!
  await expect(page.getByRole('row', { name: /总计/ })).toContainText(income)

  const subject = page.getByRole('row', { name: /建筑工程/ })
  const amount = await lastCell(subject)
  await subject.getByRole('button', { name: '建筑工程' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('建筑工程 · 累计销售')
  await expect(dialog.getByRole('row', { name: /总计/ })).toContainText(amount)

  const product = dialog.locator('tbody tr[data-row-key]').first()
  const brought = await lastCell(product)
  await product.getByRole('button').click()
  await expect(dialog.getByText(/^合计/)).toContainText(brought)
  const orders = dialog.locator('tbody tr[data-row-key]')
  const sum = async () => {
    const amounts = await orders.locator('td:last-child').allTextContents()
    return amounts.reduce((fen, text) => fen + fenOf(text), 0)
  }
  // All of them are on one page of the demo.
  await expect.poll(sum).toBe(fenOf(brought))

  const number = orders.first().getByRole('link')
  const orderId = (await number.textContent())!
  await number.click()
  await expect(page.getByRole('dialog', { name: '订单详情' })).toContainText(orderId)
})

test('a tile links to its table on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/admin-index')
  const table = page.getByRole('heading', { name: '收入构成' })
  await expect(page.getByRole('region', { name: '等待处理' }).getByRole('link').first()).toBeVisible()
  await expect(table).not.toBeInViewport()
  await page.getByRole('button', { name: /昨日收入/ }).click()
  await expect(table).toBeInViewport()
})

test('an admin opens lists from the backlog', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  await signInToAdmin(page, admin, '/board/admin/admin-index')
  const waiting = page.getByRole('region', { name: '等待处理' })
  const comments = waiting.getByRole('link', { name: /条评论待审核/ })
  const count = (await comments.textContent())!.match(/^\d+/)![0]
  await comments.click()
  await expect(page).toHaveURL(/admin-comments/)
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible()
})

test('charts are printed completely, with all their rows', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/admin-index')
  const trend = page.getByRole('region', { name: '收入趋势' })
  await expect(trend.locator('canvas')).toHaveCount(1)
  await expect(trend.locator('tbody tr[data-row-key]')).toHaveCount(6)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(trend.locator('tbody tr[data-row-key]')).toHaveCount(30)
  await expect(trend.getByRole('img')).toBeHidden()
  const paper = trend.locator('canvas').nth(1)
  await expect(paper).toBeVisible()
  const inks = await paper.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return new Set(new Uint32Array(data.buffer)).size
  })
  expect(inks).toBeGreaterThan(10)
  for (const role of ['banner', 'menu'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '保存收入趋势为图片' })).toHaveCount(0)
})

test('a statement is printed with its title and all columns', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'channel'), '/board/channel/statements')
  await page
    .getByRole('row', { name: /已结算/ })
    .first()
    .getByRole('link')
    .click()
  await expect(page.getByRole('columnheader', { name: '订单号' })).toBeVisible()
  await page.setViewportSize({ width: 800, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const table of await page.locator('.ant-table-content').all()) {
    const hidden = () => table.evaluate((area) => area.scrollWidth - area.clientWidth)
    await expect.poll(hidden).toBeLessThanOrEqual(0)
  }
  const head = page.getByRole('heading', { level: 1 }).locator('xpath=..')
  await expect(head).toHaveCSS('position', 'static')
})

const lastCell = async (row: Locator) => (await row.getByRole('cell').last().textContent())!
const fenOf = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)
