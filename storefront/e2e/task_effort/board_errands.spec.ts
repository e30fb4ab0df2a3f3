import { apiClientFor } from '../support/api_calls'
import { bookOrders } from '../support/parcels'
import { createLearner } from '../support/new_user'
import { demoUser } from '../support/people'
import { openAdmin, signInToAdmin } from '../support/sessions'
import { expect, test } from '../support/fixtures'
import { boardScreens } from './devices'
import { expectInteractionsAtMost, recordInput } from './input_recorder'

for (const { device, viewport } of boardScreens) {
  test.describe(`Errands of the staff on ${device}`, () => {
    test.use({ viewport })

    test("an admin follows yesterday's income down to an order", async ({ page, request }, info) => {
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/admin-index')
      const tile = page.getByRole('button', { name: /昨日收入/ })
      await expect(tile).toContainText(/\d+\.\d\d/)
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(tile)
      await recorder.click(page.locator('tbody tr[data-row-key]').getByRole('button', { name: '网络课程' }))
      const dialog = page.getByRole('dialog')
      await recorder.click(dialog.locator('tbody tr[data-row-key]').first().getByRole('button'))
      const order = dialog.locator('tbody tr[data-row-key]').first().getByRole('link')
      const orderId = (await order.textContent())!
      await recorder.click(order)
      await expect(page.getByRole('dialog', { name: '订单详情' })).toContainText(orderId)
      expectInteractionsAtMost(recorder, { clicks: 4, keys: 0, loads: 0 }, info)
    })

    test('an admin ships two orders with pasted numbers', async ({ page, request }, info) => {
      const buyer = await demoUser(request, 'user', 1)
      const orders = [(await bookOrders(request, buyer)).paid, (await bookOrders(request, buyer)).paid]
      const taken = orders[0]!
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
      const recorder = recordInput(page)
      const select = (orderId: string) => page.getByRole('checkbox', { name: `选择 ${orderId}` })
      await expect(select(taken)).toBeVisible()
      recorder.begin()
      for (const orderId of orders) await recorder.click(select(orderId))
      await recorder.click(page.getByRole('button', { name: '批量发货（2）' }))
      const dialog = page.getByRole('dialog', { name: /^批量发货/ })
      const numbers = Object.fromEntries(orders.map((orderId, at) => [orderId, `SF${Date.now()}${at}`]))
      await expect(dialog.getByRole('textbox').first()).toBeFocused()
      await paste(
        page,
        Object.entries(numbers)
          .map((cells) => cells.join('\t'))
          .join('\n')
      )
      recorder.effort.keys += 2
      await expect(dialog.getByLabel(`快递单号 ${taken}`)).toHaveValue(numbers[taken]!)
      const { post } = await apiClientFor(request, await demoUser(request, 'admin'))
      await post(`/api/admin/orders/${taken}/deliver`, { trackingNo: 'SF0000000001' })
      await recorder.click(dialog.getByRole('button', { name: '发货 2 条' }))
      await expect(dialog).toContainText('已经发货，单号 SF0000000001，没有改动')
      await expect(page.getByText('已发货 1 条订单')).toBeVisible()
      await recorder.click(dialog.getByRole('button', { name: '取消' }))
      await recorder.click(page.getByRole('button', { name: '离开' }))
      expectInteractionsAtMost(recorder, { clicks: 6, keys: 2, loads: 0 }, info)
    })

    test('an admin assigns a course to a pasted list', async ({ page, request }, info) => {
      const [one, other] = [createLearner(), createLearner()]
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(page.getByRole('menuitem', { name: '课程分配' }))
      await recorder.clickField(page.getByRole('combobox', { name: '课程' }))
      await recorder.paste('新版工程量清单计价标准逐条解读')
      await recorder.click(page.locator('.ant-select-item-option').first())
      await recorder.click(page.getByRole('textbox', { name: '手机号' }))
      await recorder.paste(`${one.telephone}，+86 ${other.telephone}`)
      await expect(page.getByText('识别到 2 个手机号')).toBeVisible()
      await recorder.click(page.getByRole('button', { name: /^分\s*配$/ }))
      await expect(page.getByText('分配成功').first()).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 5, keys: 4, loads: 0 }, info)
    })

    test('an admin marks a statement as paid, the channel sees it', async ({ page, browser, request }, info) => {
      const admin = await demoUser(request, 'admin')
      const channel = await demoUser(request, 'channel')
      const { get } = await apiClientFor(request, channel)
      const { userId } = (await (await apiClientFor(request, admin)).get('/api/admin/channels')).channels.find(
        ({ userName }: { userName: string }) => userName === channel.userName
      )
      const { rows } = await get(`/api/admin/statements/${userId}`)
      const { month } = rows.find(
        (row: { state: string; payout: object | null }) => row.state === 'closed' && !row.payout
      )
      await signInToAdmin(page, admin, `/board/admin/statements?month=${month}`)
      const recorder = recordInput(page)
      const mark = page.getByRole('button', { name: `标记已支付 ${channel.userName}` })
      await expect(mark).toBeVisible()
      recorder.begin()
      await recorder.click(mark)
      const dialog = page.getByRole('dialog', { name: '标记已支付' })
      await recorder.click(dialog.getByLabel('说明'))
      await recorder.paste('对公转账 0912')
      await recorder.click(dialog.getByRole('button', { name: '标记已支付' }))
      const row = page.getByRole('row').filter({ hasText: channel.userName })
      await expect(row).toContainText('已支付')
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 2, loads: 0 }, info)

      const own = await openAdmin(browser, channel, `/board/channel/statements/${month}`)
      await expect(own.getByRole('main')).toContainText('说明：对公转账 0912')
      await own.context().close()

      await row.getByRole('link', { name: /明细/ }).click()
      await page.getByRole('button', { name: '撤销支付标记' }).click()
      const question = page.getByRole('dialog', { name: '撤销支付标记' })
      await question.getByLabel('撤销原因').fill('银行退票')
      await question.getByRole('button', { name: '撤销支付标记' }).click()
      await expect(page.getByRole('main')).toContainText('未支付')
    })

    test('an auditor reads a waiting course', async ({ page, request }, info) => {
      await signInToAdmin(page, await demoUser(request, 'auditor'), '/board/auditor/courses')
      const waiting = page.getByRole('link', { name: /门课程待审核/ })
      await expect(waiting).toBeVisible()
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(waiting)
      await expect(page.getByText('共 ', { exact: false }).last()).toBeVisible()
      await recorder.click(page.locator('tr[data-row-key]').first().getByRole('link').first())
      await page.waitForURL(/auditor\/courses\/\d+/)
      await expect(page.getByRole('main')).toContainText('优惠价')
      await expect(page.getByRole('button', { name: /^发\s*布$/ })).toHaveCount(0)
      expectInteractionsAtMost(recorder, { clicks: 2, keys: 0, loads: 0 }, info)
    })

    test('an admin finds who changed a price, from what, why', async ({ page, request }, info) => {
      const admin = await demoUser(request, 'admin')
      const { get } = await apiClientFor(request, admin)
      const { courses } = await get('/api/public/courses?courseType=1&courseStatus=unpublish&pageSize=50')
      await signInToAdmin(page, admin, `/board/admin/course-detail/${courses[0].courseId}`)
      const field = page.getByLabel('优惠价', { exact: false }).first()
      await expect(field).not.toHaveValue('')
      const before = Number(await field.inputValue())
      const price = before + 1
      await field.fill(String(price))
      await page.getByRole('button', { name: /^保\s*存$/ }).click()
      await expect(page.getByText('保存成功').first()).toBeVisible()
      const recorder = recordInput(page)
      const history = page.getByRole('tab', { name: '历史' })
      await expect(history).toBeVisible()
      recorder.begin()
      await recorder.click(history)
      const entry = page.getByRole('row').filter({ hasText: '修改课程' }).first()
      await expect(entry).toContainText(admin.userName)
      await expect(entry).toContainText(before.toFixed(2))
      await expect(entry).toContainText(price.toFixed(2))
      expectInteractionsAtMost(recorder, { clicks: 1, keys: 0, loads: 0 }, info)
    })
  })
}

/** Once: the seeded wrong key is corrected (docs/demo.md). */
test('an admin gets from an analysis to a regrade', async ({ page, request }, info) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/paper-work-space/subject-papers')
  const analysis = page
    .getByRole('row')
    .filter({ hasText: '水利水电工程-必修-测试题' })
    .getByRole('link', { name: '分析' })
  await expect(analysis).toBeVisible()
  const recorder = recordInput(page)
  recorder.begin()
  await recorder.click(analysis)
  const worst = page.getByRole('row').filter({ hasText: '静止水体自由面下' })
  await recorder.click(worst.getByRole('button', { name: '静止水体自由面下' }))
  await recorder.click(page.getByRole('dialog', { name: /^第 \d+ 题$/ }).getByRole('button', { name: '修改题目' }))
  const question = page.getByRole('dialog', { name: /^编辑第 \d+ 题$/ })
  await expect(question.getByRole('button', { name: /是正确答案$/ }).first()).toBeVisible()
  await recorder.click(question.getByRole('button', { name: 'C 是正确答案' }))
  await recorder.click(question.getByRole('button', { name: /^保\s?存$/ }))
  const regrade = page.getByRole('dialog', { name: '重新评分' })
  await recorder.click(regrade.getByLabel('原因'))
  await recorder.paste('答案录入有误，已更正')
  await recorder.click(regrade.getByRole('button', { name: /^重新评分 \d+ 份答卷$/ }))
  await expect(page.getByText(/^已重新评分 \d+ 份答卷/)).toBeVisible()
  expectInteractionsAtMost(recorder, { clicks: 7, keys: 2, loads: 0 }, info)
})

/** As from a sheet: the browser's own paste, with tabs and lines. */
async function paste(page: import('@playwright/test').Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    )
  }, text)
}
