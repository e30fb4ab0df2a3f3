import AxeBuilder from '@axe-core/playwright'
import { rows } from '../../support/board_lists'
import { apiClientFor } from '../../support/api_calls'
import { expectFitsScreen } from '../../support/fits_screen'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

const orders = '/board/admin/orders'
/** Without the column of checkboxes. */
const head = (page: Page) => page.locator('thead th:not(.ant-table-selection-column)')
const views = (page: Page) => page.getByRole('dialog', { name: '视图', exact: true })
const columns = (page: Page) => page.getByRole('dialog', { name: '列与行高' })
const openViews = (page: Page) => page.getByRole('button', { name: /^视图/ }).click()
const openColumns = (page: Page) => page.getByRole('button', { name: '列与行高' }).click()
const chip = (page: Page, text: string) => page.getByRole('button', { name: `移除条件 ${text}` })

/** Other tests open the same lists as the same admin. */
async function removeViews(request: APIRequestContext) {
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const { savedViews } = await admin.get('/api/user/saved-views?listName=orders')
  for (const { savedViewId } of savedViews) await admin.delete(`/api/user/saved-views/${savedViewId}`)
}

test.beforeEach(async ({ page, request }) => {
  await removeViews(request)
  await signInToAdmin(page, await demoUser(request, 'admin'))
})
test.afterEach(({ request }) => removeViews(request))

test('collapsed filters are counted, shown and removed', async ({ page }) => {
  await page.goto(orders)
  await expect(page.getByLabel('手机号')).toBeVisible()
  await expect(page.getByLabel('购买方式')).toBeHidden()
  await expect(chip(page, '订单状态：已支付')).toBeVisible()

  await page.getByRole('button', { name: '更多条件（1）' }).click()
  await page.getByLabel('专属码').fill('zx2k7m')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page).toHaveURL(/exclusiveCode=ZX2K7M/)
  await page.getByRole('button', { name: /收起$/ }).click()
  await expect(page.getByRole('button', { name: '更多条件（2）' })).toBeVisible()

  await chip(page, '专属码：ZX2K7M').click()
  await expect(page).not.toHaveURL(/exclusiveCode/)
  await expect(chip(page, '专属码：ZX2K7M')).toBeHidden()
  await chip(page, '订单状态：已支付').click()
  await expect(page).toHaveURL(/orderStatus/)
})

test('a view is saved, opened, renamed, made default and deleted', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(`${orders}?toShip=true&telephone=0205`)
  await openViews(page)
  await expect(views(page)).toContainText('手机号、姓名和身份证号不会保存到视图中')
  const name = views(page).getByLabel('把当前的条件和列保存为')
  await views(page).getByRole('button', { name: '保存视图' }).click()
  await expect(views(page)).toContainText('请输入视图名称')
  await name.fill('待发货')
  await page.keyboard.press('Enter')
  await expect(views(page).getByRole('button', { name: '待发货', exact: true })).toBeVisible()
  await name.fill('待发货')
  await page.keyboard.press('Enter')
  await expect(views(page)).toContainText('这个列表已有同名的视图，请换一个名称')
  await expect(name).toHaveValue('待发货')

  await views(page).getByRole('button', { name: '待发货', exact: true }).click()
  await expect(page).toHaveURL(/\/orders\?toShip=true$/)
  await expect(page.getByRole('button', { name: '视图：待发货' })).toBeVisible()

  await openViews(page)
  await views(page).getByRole('button', { name: '重命名 待发货' }).click()
  await page.getByLabel('待发货 的新名称').fill('今天要发的')
  await page.keyboard.press('Enter')
  await views(page).getByRole('button', { name: '设为默认 今天要发的' }).click()
  await expect(views(page).getByRole('button', { name: '取消默认 今天要发的' })).toBeVisible()

  await page.goto('/board/admin/comments')
  await page.getByRole('link', { name: '订单管理' }).click()
  await expect(page).toHaveURL(/\/orders\?toShip=true$/)
  await page.getByRole('button', { name: '重置' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)

  await openViews(page)
  await views(page).getByRole('button', { name: '删除 今天要发的' }).click()
  await page
    .getByRole('dialog', { name: /确定要删除/ })
    .getByRole('button', { name: '删除' })
    .click()
  await expect(views(page)).toContainText('还没有保存的视图')
})

test('columns are hidden and moved by keyboard, and stored', async ({ page }) => {
  await page.goto(orders)
  await expect(head(page).nth(1)).toHaveText('订单名称')
  await openColumns(page)
  await expect(columns(page).getByRole('checkbox', { name: '订单号' })).toBeDisabled()
  await columns(page).getByRole('checkbox', { name: '专属码' }).focus()
  await page.keyboard.press('Space')
  const down = columns(page).getByRole('button', { name: '下移 订单名称' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(columns(page).getByRole('status')).toHaveText('订单名称移到第 2 位')
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await columns(page).getByText('紧凑').click()
  await page.keyboard.press('Escape')

  const chosen = ['订单号', '金额（元）', '购买人', '订单名称', '状态', '下单时间', '支付时间', '操作']
  await expect(head(page)).toHaveText(chosen)
  await page.reload()
  await expect(head(page)).toHaveText(chosen)
  await expect(page.locator('.ant-table-small')).toBeVisible()

  await openColumns(page)
  await columns(page).getByRole('button', { name: '恢复默认' }).click()
  await page.keyboard.press('Escape')
  await expect(head(page).nth(1)).toHaveText('订单名称')
  await expect(head(page)).toHaveCount(9)
})

for (const width of [1440, 390]) {
  test(`all lists and their drawers are accessible at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${orders}?toShip=true`)
    await expect(chip(page, '发货：待发货')).toBeVisible()
    await expectAccessible(page, 'main')
    await openViews(page)
    await views(page).getByLabel('把当前的条件和列保存为').fill('待发货')
    await page.keyboard.press('Enter')
    await expect(views(page).getByText('当前', { exact: true })).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await openColumns(page)
    await expect(columns(page).getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await expectFitsScreen(page)
  })
}

async function expectAccessible(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
  expect(found).toEqual([])
}
