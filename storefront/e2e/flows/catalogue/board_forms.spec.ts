import { apiClientFor } from '../../support/api_calls'
import { rows, screenTab } from '../../support/board_lists'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

test.describe('Admin forms', () => {
  test.beforeEach(async ({ page, request }) => {
    await signInToAdmin(page, await demoUser(request, 'admin'))
  })

  test('a product’s price is its list price times its discount', { tag: '@smoke' }, async ({ page }) => {
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

  test('a discount rule without a price is marked invalid', async ({ page }) => {
    const price = (rule: string) =>
      page.locator('.ant-input-number-affix-wrapper').filter({ has: page.getByLabel(rule) })
    await page.goto('/board/admin/course-detail')
    await page.getByText('老学员优惠').click()
    await page.getByText('满10件优惠').click()
    await page.getByLabel('满10件优惠 优惠价').fill('50')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('请输入优惠规则的价格')).toBeVisible()
    await expect(price('老学员优惠 优惠价')).toHaveClass(/status-error/)
    await expect(price('满10件优惠 优惠价')).not.toHaveClass(/status-error/)
  })

  test('a notice is written, published and read by a visitor', { tag: '@smoke' }, async ({ page, browser }) => {
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

  test('a teacher sees why a question was rejected', async ({ page, request }) => {
    const question = '屋面防水等级应当怎样选择'
    await signInToAdmin(page, await demoUser(request, 'teacher'), '/board/teacher/teacher-answers')
    // An empty list offers it too.
    await page.getByRole('link', { name: '新增问答' }).first().click()
    await expect(page.getByRole('heading', { name: '新增问答' })).toBeVisible()
    await page.getByLabel('问答名称').fill(question)
    await page.getByRole('textbox', { name: '答案' }).click()
    await page.keyboard.type('按使用功能和重要程度划分。')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/\/board\/teacher\/answer\/\d+$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    await page.getByRole('button', { name: '返回列表' }).click()
    await page.getByRole('button', { name: `提交审核 ${question}` }).click()
    await expect(page.getByText('提交审核成功')).toBeVisible()
    await expect(rows(page).filter({ hasText: question })).toHaveCount(0)

    const admin = await apiClientFor(request, await demoUser(request, 'admin'))
    await admin.post(`/api/admin/courses/unpublish/${id}`, { reason: '请写明依据的规范条文' })

    await page.reload()
    const row = rows(page).filter({ hasText: question })
    await expect(row).toContainText('退回原因：请写明依据的规范条文')
    await row.getByRole('link', { name: question, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('请写明依据的规范条文')
    await expect(page.getByLabel('讲课专家')).toHaveCount(0)
  })

  test('a video that chapters use cannot be deleted', async ({ page }) => {
    await page.goto('/board/admin/admin-assign-users/cloud-videos')
    await expect(screenTab(page, '云视频')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: '已被使用' }).first()
    await expect(row).toContainText(/\d\d:\d\d:\d\d/)
    await expect(row).toContainText(/[\d,]+ 字节/)
    await expect(row.getByRole('button', { name: /^删除/ })).toBeDisabled()
  })
})

const field = (page: Page, label: string) =>
  page.locator('.ant-form-item').filter({ has: page.getByLabel(new RegExp(`^${label}`)) })

/** The smallest image that a browser can draw. */
const cover = () => ({
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64'
  ),
})
