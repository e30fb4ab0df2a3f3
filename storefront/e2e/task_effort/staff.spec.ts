import { fileURLToPath } from 'node:url'
import { screenTab } from '../support/board_lists'
import { register } from '../support/new_user'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { bookOrders } from '../support/parcels'
import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'
import { boardScreens } from './devices'
import { expectInteractionsAtMost, recordInput, type InputRecorder } from './input_recorder'

const media = new URL('../../../database/demo/media/', import.meta.url)
const cover = fileURLToPath(new URL('covers/sk-bim.jpg', media))
const video = fileURLToPath(new URL('clips/welcome/LD.mp4', media))
const save = (page: Page) => page.getByRole('button', { name: /^保\s*存$/ })

for (const { device, viewport } of boardScreens) {
  test.describe(`Work of the staff on ${device}`, () => {
    test.use({ viewport })

    test('a teacher writes a course with two videos and submits it', async ({ page, request }, info) => {
      await signInToAdmin(page, await demoUser(request, 'teacher'), '/board/teacher/teacher-courses')
      const recorder = recordInput(page)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      recorder.begin()
      await recorder.click(page.getByRole('link', { name: '新增课程' }))
      await expect(page.getByRole('heading', { name: '新增课程' })).toBeVisible()
      await recorder.click(page.getByLabel('课程名称'))
      await recorder.type('脚手架搭设要点')
      await choose(page, recorder, '课程类别', '课程')
      await choose(page, recorder, '标签', '免费课程')
      await recorder.press('Escape')
      await recorder.choose(page.locator('.ant-upload').first(), cover)
      await expect(page.getByAltText('课程封面')).toBeVisible()
      await recorder.click(page.getByRole('textbox', { name: '课程介绍' }))
      await recorder.type('立杆、扫地杆与剪刀撑，逐一讲清。')
      await recorder.click(save(page))
      await page.waitForURL(/course-detail\/\d+/)
      await recorder.click(page.getByRole('tab', { name: '视频列表' }))
      for (const title of ['搭设之前', '搭设之后']) {
        await recorder.click(page.getByRole('button', { name: '添加章节' }))
        const field = page.getByRole('dialog', { name: '新增章节' }).getByLabel('章节标题')
        await expect(field).toHaveValue(/章节/)
        await expect(field).toBeFocused()
        await recorder.type(title)
        await recorder.click(page.getByRole('button', { name: '保存并添加视频' }))
        const panel = page.getByRole('dialog', { name: '编辑章节' })
        await recorder.choose(panel.getByText('点击选择视频'), video)
        await expect(panel.getByRole('button', { name: '更换视频' })).toBeVisible()
        await recorder.click(panel.getByRole('button', { name: /^保\s*存$/ }))
        await expect(panel).toHaveCount(0)
      }
      await recorder.click(page.getByRole('button', { name: '提交审核' }))
      await expect(page.getByText('内容不能修改')).toBeVisible()

      expectInteractionsAtMost(recorder, { clicks: 19, keys: 32, loads: 0 }, info)
    })

    test('an admin audits a course and publishes it', async ({ page, request }, info) => {
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/courses')
      const recorder = recordInput(page)
      const waiting = screenTab(page, /^待审核/)
      await expect(waiting).toBeVisible()
      recorder.begin()
      await recorder.click(waiting)
      await recorder.click(page.getByRole('link', { name: /^审核 / }).first())
      await page.waitForURL(/course-audit\/\d+/)
      await recorder.click(page.getByRole('button', { name: /^发\s*布$/ }))
      await expect(page.getByText('发布成功')).toBeVisible()

      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 0 }, info)
    })

    test('an admin ships an order and sees its history', async ({ page, request }, info) => {
      const { paid } = await bookOrders(request, await demoUser(request, 'user', 1))
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
      const recorder = recordInput(page)
      const ship = page.getByRole('button', { name: `发货 ${paid}` })
      await expect(ship).toBeVisible()
      recorder.begin()
      await recorder.click(ship)
      await expect(page.getByRole('dialog', { name: '发货' }).getByLabel('快递单号')).toBeFocused()
      await recorder.type(`SF${Date.now()}`)
      await recorder.press('Enter')
      await expect(page.getByText('保存成功')).toBeVisible()
      await recorder.click(page.getByRole('button', { name: paid, exact: true }))
      await expect(page.getByRole('dialog', { name: '订单详情' })).toContainText('发货')

      expectInteractionsAtMost(recorder, { clicks: 2, keys: 16, loads: 0 }, info)
    })

    test('an admin refunds an order', async ({ page, request }, info) => {
      const buyer = await buyerOf(request, await register(request))
      const { courseId } = await findSimpleCourse(request, 1)
      const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }])
      await buyer.pay(orderId)
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
      const recorder = recordInput(page)
      const order = page.getByRole('button', { name: orderId, exact: true })
      await expect(order).toBeVisible()
      recorder.begin()
      await recorder.click(order)
      await recorder.click(page.getByRole('button', { name: /^退\s*款$/ }))
      const dialog = page.getByRole('dialog', { name: '退款', exact: true })
      await recorder.click(dialog.getByLabel('退款原因'))
      await recorder.type('报错了课程')
      await recorder.click(dialog.getByRole('button', { name: /^退款 [\d,.]+ 元$/ }))
      await expect(page.getByText(/退款成功/).first()).toBeVisible()

      expectInteractionsAtMost(recorder, { clicks: 4, keys: 5, loads: 0 }, info)
    })

    test('an admin finds a learner and what happened', async ({ page, request }, info) => {
      const learner = await demoUser(request, 'user', 2)
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/comments')
      const recorder = recordInput(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      recorder.begin()
      await recorder.press('Control+k')
      const palette = page.getByRole('dialog', { name: '快速查找' })
      await expect(palette.getByRole('combobox')).toBeFocused()
      await recorder.paste(learner.telephone)
      await expect(palette.getByRole('option')).toContainText([/\d{3}\*{4}\d{4}/])
      await recorder.press('Enter')
      await page.waitForURL(/loginlogs\/person\/\d+/)
      await recorder.click(page.getByRole('tab', { name: '订单' }))
      await expect(page.getByRole('tabpanel', { name: '订单' })).toBeVisible()

      expectInteractionsAtMost(recorder, { clicks: 1, keys: 4, loads: 0 }, info)
    })

    test('an admin adds a question to the exercise of a chapter', async ({ page, request }, info) => {
      await signInToAdmin(
        page,
        await demoUser(request, 'admin'),
        '/board/admin/paper-work-space/papers?paperType=cpt_test'
      )
      const recorder = recordInput(page)
      const row = page.getByRole('row').filter({ hasText: '5 道' }).first()
      const paper = row.getByRole('link', { name: '维护题目' })
      await expect(paper).toBeVisible()
      recorder.begin()
      await recorder.click(paper)
      await recorder.click(page.getByRole('button', { name: '从题库选题' }))
      const picker = page.getByRole('dialog', { name: '从题库选题' })
      await recorder.click(picker.getByRole('checkbox', { name: /^选择 \d/, disabled: false, checked: false }).first())
      await recorder.click(picker.getByRole('button', { name: '加入 1 道题' }))
      await expect(picker).toHaveCount(0)

      expectInteractionsAtMost(recorder, { clicks: 4, keys: 0, loads: 0 }, info)
    })
  })
}

async function choose(page: Page, recorder: InputRecorder, label: string, option: string) {
  await recorder.clickField(page.getByRole('combobox', { name: label }))
  await recorder.click(page.getByTitle(option, { exact: true }).last())
}
