import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { someone } from './people'

test.describe('The lists of the desk', () => {
  test.beforeEach(async ({ page, request }) => {
    const admin = await someone(request, 'admin')
    await page.goto('/admin-login')
    await page.getByPlaceholder('请输入用户名').fill(admin.loginName)
    await page.getByPlaceholder('请输入密码').fill(admin.passwd)
    await page.getByRole('button', { name: /登\s*录/ }).click()
    await page.waitForURL(/\/board\//)
  })

  test('a row is picked up, moved and put down by keyboard, and each step is announced', async ({
    page,
  }) => {
    await page.goto('/board/admin/admin-articles')
    const before = await names(page, 10)

    await pickUp(page, 0)
    await step(page, 'ArrowDown', '本页第 2 行')
    await step(page, 'ArrowDown', '本页第 3 行')
    await page.keyboard.press('Space')

    const after = [before[1], before[2], before[0], ...before.slice(3)]
    await expect(page.getByText('排序已保存')).toBeVisible()
    await expect.poll(() => names(page, 10)).toEqual(after)
    await page.reload()
    expect(await names(page, 10)).toEqual(after)

    await pickUp(page, 2)
    await step(page, 'ArrowUp', '本页第 2 行')
    await page.keyboard.press('Escape')
    await expect(said(page)).toContainText('已取消')
    expect(await names(page, 10)).toEqual(after)
  })

  test('a row goes over the border of the page, by keyboard and dragged', async ({ page }) => {
    await page.goto('/board/admin/courses')
    const first = await names(page, 10)
    await page.goto('/board/admin/courses?page=2')
    const second = await names(page, 10)

    await page.goto('/board/admin/courses')
    await pickUp(page, 9)
    await step(page, 'ArrowDown', '移到下一页开头')
    await page.keyboard.press('Space')
    await expect(page.getByText('已移到下一页开头')).toBeVisible()
    await expect.poll(() => names(page, 10)).toEqual([...first.slice(0, 9), second[0]])

    await page.goto('/board/admin/courses?page=2')
    await expect.poll(() => names(page, 10)).toEqual([first[9], ...second.slice(1)])
    await drag(page, grip(page, 0), page.getByText('移到上一页末尾'))
    await expect(page.getByText('已移到上一页末尾')).toBeVisible()
    await expect.poll(() => names(page, 10)).toEqual(second)
  })

  test('“移动到…” finds a place many pages away', async ({ page }) => {
    await page.goto('/board/admin/courses?page=2')
    const [moved] = await names(page, 10)
    await page.getByRole('button', { name: `移动 ${moved}` }).click()
    const dialog = page.getByRole('dialog', { name: '移动到…' })
    await dialog.getByRole('radio', { name: '指定位置' }).click()
    await dialog.getByRole('spinbutton', { name: '第几位' }).fill('2')
    await expect(dialog).toContainText('现在这一位是')
    await dialog.getByRole('button', { name: '移动', exact: true }).click()
    await expect(page.getByText('排序已保存')).toBeVisible()

    await page.goto('/board/admin/courses?courseStatus[]=published')
    expect((await names(page, 10))[1]).toBe(moved)
  })

  test('of many that are published at once each has its result, and the refused stay ticked', async ({
    page,
    request,
  }) => {
    const admin = await tokenOf(request)
    for (const name of ['关于冬季施工培训的通知', '关于春节假期安排的通知'])
      await save(request, admin, { courseType: 7, courseName: name })
    await page.goto('/board/admin/admin-articles?pageSize=50')
    await tick(page, '关于冬季施工培训的通知')
    await tick(page, '关于春节假期安排的通知')
    const [shown] = await names(page, 10, '已发布')
    await tick(page, shown)

    const bar = page.getByRole('region', { name: '批量操作' })
    await expect(bar).toContainText('已选 3 条通知')
    await bar.getByRole('button', { name: '批量发布' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()

    const results = page.getByRole('dialog', { name: '批量发布的结果' })
    await expect(results).toContainText('成功 2 项，失败 1 项')
    const refused = results.getByRole('listitem').filter({ hasText: shown })
    await expect(refused).toContainText('课程已经发布')
    await expect(refused.getByLabel('失败')).toBeVisible()
    await results.getByRole('button', { name: '知道了' }).click()
    await expect(bar).toContainText('已选 1 条通知')
    await expect(page.getByRole('checkbox', { name: `选择 ${shown}` })).toBeChecked()
  })

  test('a product costs its price times its discount', async ({ page }) => {
    await page.goto('/board/admin/product')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(field(page, '商品价格')).toContainText('请输入商品价格')
    await expect(field(page, '商品名称')).toContainText('请输入课程名称')
    await page.getByLabel('商品名称').fill('五个字的书')
    await expect(field(page, '商品名称')).toContainText('长度在 6 到 1000 个字符')
    await page.getByLabel('商品名称').fill('建筑施工手册（第六版）')
    await page.getByLabel('商品价格').fill('59')
    await expect(page.getByLabel('优惠价（元）')).toHaveValue('59.00')
    await page.getByLabel('折扣').fill('1.5')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(field(page, '折扣')).toContainText('折扣必须在0.01到1之间')
    await page.getByLabel('折扣').fill('0.85')
    await expect(page.getByLabel('优惠价（元）')).toHaveValue('50.15')
    await page.getByLabel('运费').fill('8')
    await page.locator('.ant-upload-drag input').setInputFiles(cover())
    await expect(page.getByAltText('课程封面')).toBeVisible()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('保存成功')).toBeVisible()

    await page.goto('/board/admin/admin-products')
    const row = page.getByRole('row', { name: /建筑施工手册/ })
    await expect(row).toContainText('50.15')
    await expect(row).toContainText('59.00')
    await expect(row).toContainText('8.00')
  })

  test('a notice is written, published and read by everybody', async ({ page, browser }) => {
    const title = '关于调整继续教育学时上传时间的通知'
    await page.goto('/board/admin/article')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(field(page, '通知标题')).toContainText('请输入通知标题')
    await page.getByLabel('通知标题').fill(title)
    await page.locator('[contenteditable=true]').fill('自下月起，学时每周五上传。')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/\/board\/admin\/article\/\d+$/)
    await page.getByRole('button', { name: '发布' }).click()
    await expect(page.getByText('发布成功')).toBeVisible()
    await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0)

    const visitor = await browser.newPage()
    await visitor.goto('/index/articles')
    await visitor.getByRole('link', { name: new RegExp(title) }).click()
    await expect(visitor.getByText('自下月起，学时每周五上传。')).toBeVisible()
    await visitor.close()
  })

  test('what was searched for is still there after a reload, and goes back step by step', async ({
    page,
  }) => {
    await page.goto('/board/admin/courses')
    await page.getByLabel('课程名称').fill('工程')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page).toHaveURL(/courseName=/)
    await expect
      .poll(async () => (await names(page, 10)).every((one) => /工程/.test(one)))
      .toBe(true)
    const first = await names(page, 10)
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => names(page, 10)).not.toEqual(first)
    const second = await names(page, 10)

    await page.reload()
    await expect(page.getByLabel('课程名称')).toHaveValue('工程')
    expect(await names(page, 10)).toEqual(second)

    await page.goBack()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(page.getByLabel('课程名称')).toHaveValue('工程')
    await page.goBack()
    await expect(page.getByLabel('课程名称')).toHaveValue('')
    await page.goForward()
    await expect(page.getByLabel('课程名称')).toHaveValue('工程')
  })

  test('a film that chapters play cannot be deleted', async ({ page }) => {
    await page.goto('/board/admin/admin-assign-users')
    await expect(page.getByRole('tab', { name: '云视频' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: '已被使用' }).first()
    await expect(row).toContainText(/\d\d:\d\d:\d\d/)
    await expect(row).toContainText(/[\d,]+ 字节/)
    await expect(row.getByRole('button', { name: /^删除/ })).toBeDisabled()
  })
})

const rows = (page: Page) => page.locator('.ant-table-row')
const grip = (page: Page, at: number) =>
  rows(page).nth(at).getByRole('button', { name: '调整顺序' })
const said = (page: Page) => page.locator('[id^=DndLiveRegion]')

/** Names of the rows as they stand, once the list is there and has at least so many. */
async function names(page: Page, least: number, status?: string): Promise<string[]> {
  await expect(page.locator('.ant-table-wrapper .ant-spin-spinning')).toHaveCount(0)
  await expect(rows(page).nth(least - 1)).toBeVisible()
  const some = status ? rows(page).filter({ hasText: status }) : rows(page)
  return some.locator('a[title]').evaluateAll((links) => links.map((link) => link.title))
}

async function pickUp(page: Page, at: number) {
  await expect(grip(page, at)).toBeVisible()
  await grip(page, at).focus()
  await page.keyboard.press('Space')
  await expect(said(page)).toContainText(`第 ${at + 1} 行`)
}

async function step(page: Page, key: string, heard: string) {
  await page.keyboard.press(key)
  await expect(said(page)).toContainText(heard)
}

async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 2 })
  const box = (await to.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
}

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `选择 ${name}` }).check()

const field = (page: Page, label: string) =>
  page.locator('.ant-form-item').filter({ has: page.getByLabel(new RegExp(`^${label}`)) })

/** The smallest picture that a browser draws. */
const cover = () => ({
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64'
  ),
})

async function tokenOf(request: APIRequestContext): Promise<string> {
  const { loginName, passwd } = await someone(request, 'admin')
  const login = await request.post('/api/security/login', {
    data: { loginName, passwd, loginType: 'admin', channelId: 0 },
  })
  return login.headers().authorization!
}

async function save(request: APIRequestContext, Authorization: string, form: object) {
  const data = { courseDescription: '', courseTags: '', models: [], discountRules: [], ...form }
  const answer = await request.post('/api/admin/courses', { headers: { Authorization }, data })
  expect(await answer.json()).toMatchObject({ code: '200' })
}
