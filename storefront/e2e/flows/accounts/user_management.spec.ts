import { apiClientFor } from '../../support/api_calls'
import { expectAccessible } from '../../support/axe'
import { holdStaffRights } from '../../support/database'
import { register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const reason = '学员来电核对证书信息'

test('an admin edits a name and unmasks numbers, both audited', { tag: '@smoke' }, async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const learner = await demoUser(request, 'user')
  const corrected = `${learner.userName.slice(0, 8)}正`

  await signInToAdmin(page, admin, '/board/admin/orders')
  await page.getByRole('menuitem', { name: '用户管理' }).click()
  await expect(page).toHaveURL(/\/board\/admin\/loginlogs/)
  await expect(page.getByRole('heading', { name: '用户管理' })).toBeVisible()
  await page.getByRole('textbox', { name: '手机号' }).fill(learner.telephone)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(learner.idCard!)

  await page.getByRole('button', { name: `修改 ${learner.userName}` }).click()
  const form = page.getByRole('dialog', { name: '修改用户信息' })
  await form.getByLabel('身份证号').fill('370102198813011234')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('身份证上的出生日期非法')).toBeVisible()
  await form.getByLabel('身份证号').fill(learner.idCard!)
  await form.getByLabel('姓名').fill(corrected)
  await form.getByLabel('姓名').press('Enter')
  await expect(page.getByText('用户信息更新成功')).toBeVisible()

  await page.getByRole('link', { name: corrected, exact: true }).click()
  await page.getByRole('button', { name: '查看完整身份证号' }).click()
  const question = page.getByRole('dialog', { name: /完整身份证号/ })
  await question.getByRole('button', { name: '查看', exact: true }).click()
  await expect(question.getByText('请填写查看原因')).toBeVisible()
  await question.getByLabel('查看原因').fill(reason)
  await question.getByRole('button', { name: '查看', exact: true }).click()
  await expect(page.getByText(learner.idCard!)).toBeVisible()

  await page.getByRole('tab', { name: '历史' }).click()
  await expect(page.getByRole('row').filter({ hasText: '查看完整号码' })).toContainText(reason)
  await page.getByRole('button', { name: '修改用户', exact: true }).click()
  const change = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '姓名' }) })
  await expect(change).toContainText(learner.userName)
  await expect(change).toContainText(corrected)
  await expect(page.getByRole('dialog')).not.toContainText(learner.idCard!)
  await page.keyboard.press('Escape')

  await page.getByRole('menuitem', { name: '操作日志' }).click()

  await page.getByRole('button', { name: '校验日志完整性' }).click()
  await expect(page.getByText(/日志完整，共核对 \d+ 条记录/)).toBeVisible()
})

test('an admin cannot close the own account and sees why', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  await signInToAdmin(page, admin, '/board/admin/loginlogs')
  await page.getByRole('textbox', { name: '姓名' }).fill(admin.userName)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('link', { name: admin.userName, exact: true }).click()
  await page.getByRole('button', { name: '停用账号' }).click()
  const dialog = page.getByRole('dialog', { name: '停用账号' })
  await dialog.getByLabel('原因').fill('测试停用')
  await dialog.getByRole('button', { name: /停\s*用$/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('不能对自己的账号进行此操作')
})

test('an admin changes roles with a reason', { tag: '@smoke' }, async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const { telephone } = await register(request)
  const { users } = await (await apiClientFor(request, admin)).get(`/api/admin/users-for-page?telephone=${telephone}`)
  await signInToAdmin(page, admin, `/board/admin/loginlogs/person/${users[0].userId}`)

  await page.getByRole('button', { name: '修改角色' }).click()
  const dialog = page.getByRole('dialog', { name: '修改角色' })
  const save = dialog.getByRole('button', { name: /保\s*存$/ })
  await save.click()
  await expect(dialog.getByText('角色没有变化')).toBeVisible()
  await expect(dialog.getByText('请填写原因，最多 200 个字符')).toBeVisible()
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await dialog.getByRole('checkbox', { name: '审核员' }).check()
  await dialog.getByLabel('原因').fill('到岗任课程审核员')
  await save.click()
  await expect(page.getByText('角色已修改')).toBeVisible()

  await page.getByRole('tab', { name: '历史' }).click()
  await expect(page.getByRole('row').filter({ hasText: '修改用户' }).first()).toContainText('到岗任课程审核员')
})

test('an admin restores staff rights after a reset by SMS', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const { telephone } = await register(request)
  await holdStaffRights(request, telephone)
  const { users } = await (await apiClientFor(request, admin)).get(`/api/admin/users-for-page?telephone=${telephone}`)
  await signInToAdmin(page, admin, `/board/admin/loginlogs/person/${users[0].userId}`)
  const open = page.getByRole('button', { name: '恢复后台权限' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: '恢复后台权限' })
  await dialog.getByRole('button', { name: /恢\s*复$/ }).click()
  await expect(dialog.locator('.ant-form-item-explain-error')).toBeVisible()
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await dialog.getByLabel('恢复原因').fill('本人到办公室核实了身份')
  await dialog.getByRole('button', { name: /恢\s*复$/ }).click()
  await expect(page.getByText('后台权限已恢复')).toBeVisible()
  await expect(open).toHaveCount(0)
})

test('an admin gets from a telephone to an order in three clicks', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const learner = await demoUser(request, 'user')
  await signInToAdmin(page, admin, '/board/admin/loginlogs')
  await page.getByRole('textbox', { name: '手机号' }).fill(learner.telephone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()

  await page.getByRole('rowgroup').getByRole('link').first().click()
  await expect(page).toHaveURL(/loginlogs\/person\/\d+$/)
  await page.getByRole('tab', { name: '课程' }).click()
  await expect(page.getByRole('link', { name: /精讲班|必修/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: '课程' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '订单' }).click()
  const orders = page.getByRole('tabpanel', { name: '订单' })
  const orderLink = orders.getByRole('link', { name: /^\d{20}$/ }).first()
  const orderId = await orderLink.textContent()
  await orderLink.click()

  const order = page.getByRole('dialog', { name: '订单详情' })
  await expect(order.getByText(orderId!)).toBeVisible()
  await order.getByRole('link', { name: learner.userName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(learner.userName)
})

test('an admin sees the recipients of a customer’s seats', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const centre = await demoUser(request, 'user', 5)
  const { get } = await apiClientFor(request, admin)
  const { users } = await get(`/api/admin/users-for-page?telephone=${centre.telephone}`)
  await signInToAdmin(page, admin, `/board/admin/loginlogs/person/${users[0].userId}`)

  await page.getByRole('tab', { name: '名额' }).click()
  const seatRows = page.getByRole('tabpanel', { name: '名额' }).getByRole('row')
  await expect(seatRows.nth(1)).toContainText(/\d{3}\*{4}\d{4}/)
  const order = seatRows.nth(1).getByRole('link', { name: /^\d{20}$/ })
  const orderId = await order.innerText()
  await order.click()
  await expect(page.getByRole('dialog', { name: '订单详情' })).toContainText(orderId)
  await expect(page.getByRole('dialog')).toContainText('批量购买')
})
