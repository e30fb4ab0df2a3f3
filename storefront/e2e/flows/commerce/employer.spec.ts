import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures'
import { apiClientFor } from '../../support/api_calls'
import { register } from '../../support/new_user'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { demoUser, personByLogin } from '../../support/people'
import { newVisitor, signInToAdmin, signInToStorefront } from '../../support/sessions'

const name = '青岛海岸建设有限公司'
/** Of the demo data: 徐静怡 owns it, 高远志 manages, 马思源 views. */
const employer = '济南泉城市政工程有限公司'

test(
  'an employer sees hours only while the member shares them',
  { tag: ['@locks', '@smoke'] },
  async ({ page, browser, request }) => {
    const [owner, admin] = [await register(request), await demoUser(request, 'admin')]
    const learner = await personByLogin(request, '13800000102')
    await signInToStorefront(page, owner)
    await page.goto('/board/user/organisations')
    await page.getByRole('button', { name: '创建单位' }).click()
    const form = page.getByRole('dialog', { name: '创建单位' })
    await form.getByLabel('单位名称').fill(name)
    await form.getByLabel('统一社会信用代码').fill('91370100MA3C1A2B3E')
    await form.getByRole('button', { name: '提交核验' }).click()
    await expect(page.getByRole('region', { name: '我管理的单位' })).toContainText('待核验')

    await verify(await newVisitor(browser), admin)
    await page.reload()
    await page.getByRole('link', { name: '进入管理' }).click()
    await page.getByRole('tab', { name: '成员' }).click()
    await page.getByRole('button', { name: '邀请成员' }).click()
    const invitation = page.getByRole('dialog', { name: '邀请成员' })
    await invitation.getByLabel('手机号').fill(`${learner.telephone} 孟晓棠\n13900000009`)
    await invitation.getByLabel('部门').fill('工程部')
    await invitation.getByRole('button', { name: '邀请', exact: true }).click()
    await expect(invitation).toContainText('已邀请2人')
    await invitation.getByRole('button', { name: '完成' }).click()

    const person = await newVisitor(browser)
    await signInToStorefront(person, learner)
    await person.goto('/board/user/organisations')
    const card = person.getByRole('region', { name: `${name}的邀请` })
    await card.getByRole('checkbox', { name: '一级建造师' }).check()
    await card.getByRole('button', { name: '加入并共享学时进度' }).click()
    const membership = person.getByRole('region', { name, exact: true })
    await expect(membership).toContainText('正在共享：一级建造师')

    await openHours(page)
    const row = page.getByRole('row', { name: /孟晓棠/ })
    await expect(row).toContainText('一级建造师')
    await expect(row).toContainText('/60')
    await setGoal(page)

    await membership.getByRole('button', { name: '谁看过我的学时' }).click()
    await expect(membership).toContainText('查看了您的学时')
    await membership.getByRole('button', { name: '停止共享' }).click()
    await expect(membership).toContainText('没有共享学时')
    await openHours(page)
    await expect(page.getByRole('region', { name: '学时名单' })).toContainText('没有成员共享的学时')
    await expect(row).toHaveCount(0)

    const { memberships } = await (await apiClientFor(request, learner)).get('/api/user/memberships')
    const { membershipId } = memberships.find((one: { organisationName: string }) => one.organisationName === name)
    await (await apiClientFor(request, learner)).delete(`/api/user/memberships/${membershipId}`)
  }
)

test(
  'a manager buys for the organisation, another manager assigns the seat',
  { tag: ['@money', '@locks'] },
  async ({ page, browser, request }) => {
    const [owner, manager, viewer] = [
      await personByLogin(request, '18600000106'),
      await personByLogin(request, '18600000107'),
      await personByLogin(request, '18600000108'),
    ]
    await signInToStorefront(page, owner)
    const orderId = await buyForOrganisation(page, (await findSimpleCourse(request, 1)).courseId)
    await (await buyerOf(request, owner)).pay(orderId)
    await page.goto(`/index/submitted-order-info/${orderId}`)
    await expect(page.getByText(`${employer}，名额由单位的所有者和管理员分配`)).toBeVisible()

    const colleague = await newVisitor(browser)
    await signInToStorefront(colleague, manager)
    await colleague.goto('/board/user/training-centre?organisation=1')
    await colleague
      .getByRole('link', { name: /^分配名额/ })
      .first()
      .click()
    await colleague.goto(`/board/user/order-assign-users/${orderId}`)
    await colleague.getByRole('textbox', { name: '分配给手机号' }).fill('13911117777')
    await colleague.getByRole('button', { name: '分配', exact: true }).click()
    await colleague.getByRole('button', { name: '分配1个名额' }).click()
    await expect(colleague.getByRole('region', { name: '分配结果' })).toContainText('分配成功')

    const reader = await newVisitor(browser)
    await signInToStorefront(reader, viewer)
    await reader.goto(`/board/user/order-assign-users/${orderId}`)
    await expect(reader.getByRole('row').filter({ hasText: '13911117777' })).toContainText('待注册')
    await expect(reader.getByRole('button', { name: /转移|^分配$/ })).toHaveCount(0)
    await reader.goto('/board/user/training-centre?organisation=1')
    await reader.getByRole('tab', { name: '成员' }).click()
    const events = reader.getByRole('region', { name: '记录' })
    await expect(events.getByRole('row').filter({ hasText: '分配名额' }).first()).toContainText(orderId)
  }
)

async function buyForOrganisation(page: Page, courseId: number): Promise<string> {
  await page.goto('/')
  await page.evaluate((id) => {
    const products = [{ courseId: id, courseCount: 2 }]
    sessionStorage.setItem('zhuxue.checkout', JSON.stringify({ products, orderType: 'package' }))
  }, courseId)
  await page.goto('/index/order-info')
  await page.getByRole('radio', { name: new RegExp(employer) }).check()
  await page.getByRole('checkbox', { name: '需要发票' }).check()
  await expect(page.getByLabel('单位名称')).toHaveValue(employer)
  await page.getByRole('checkbox', { name: '需要发票' }).uncheck()
  await page.getByRole('button', { name: '提交订单' }).click()
  const link = page.getByRole('link', { name: '查看订单' })
  await expect(link).toBeAttached()
  return (await link.getAttribute('href'))!.match(/\d{20}/)![0]
}

async function verify(page: Page, admin: Awaited<ReturnType<typeof demoUser>>): Promise<void> {
  await signInToAdmin(page, admin, '/board/admin/organisations')
  await page.getByRole('button', { name: `核验${name}` }).click()
  const dialog = page.getByRole('dialog', { name: '核验单位' })
  await dialog.getByLabel('说明').fill('已核对营业执照复印件')
  await dialog.getByRole('button', { name: /提\s?交/ }).click()
  await expect(page.getByRole('button', { name: `核验${name}` })).toHaveCount(0)
}

async function openHours(page: Page): Promise<void> {
  await page.goto(page.url())
  await page.getByRole('tab', { name: '学时' }).click()
}

async function setGoal(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增目标' }).click()
  const dialog = page.getByRole('dialog', { name: '新增目标' })
  await dialog.getByLabel('证书类别').selectOption({ label: '一级建造师' })
  await dialog.getByLabel('完成日期').fill('2099-12-31')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('region', { name: '学时目标' })).toContainText('0/1 人完成')
}
