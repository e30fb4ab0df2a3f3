import type { APIRequestContext, Page } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { backdateSeats } from '../../support/database'
import { createLearner, register, type NewPerson } from '../../support/new_user'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { signInToStorefront, newVisitor } from '../../support/sessions'
import { fillSignInForm } from '../../support/sign_in_forms'
import { expect, test } from '../../support/fixtures'
import { leaves, watch } from '../../support/watching'

const tag = ['@minutes', '@locks']
const address = '/board/user/training-centre'

test(
  'a training centre reminds two inactive learners',
  { tag: [...tag, '@smoke'] },
  async ({ page, browser, request }) => {
    const centre = await register(request)
    const [learner, ready, waiting] = [await register(request), await register(request), createLearner()] as const
    const { courseId, courseName } = await findSimpleCourse(request, 1)
    await assignSeats(request, centre, courseId, [learner, ready, waiting])
    await study(request, learner, courseId)

    await signInToStorefront(page, centre)
    await page.goto('/board/user/my-order')
    await page.getByRole('link', { name: '我的学员' }).click()
    await expect(tile(page, '已分配')).toContainText('3')
    await expect(tile(page, '已开始学习')).toContainText('1')
    await expect(tile(page, '满14天未学习')).toContainText('2')
    const other = await newVisitor(browser)
    await signInToStorefront(other, centre)
    for (const device of [page, other]) {
      await device.goto(address)
      await tile(device, '满14天未学习').click()
      await expect(rowOf(device, ready)).toContainText('已开通')
      await expect(rowOf(device, waiting)).toContainText('待注册')
      await expect(rowOf(device, learner)).toHaveCount(0)
      await device.getByRole('checkbox', { name: '本页可提醒的学员' }).press('Space')
      await device.getByRole('button', { name: '短信提醒', exact: true }).press('Enter')
    }

    const dialog = page.getByRole('dialog', { name: '短信提醒' })
    await expect(dialog).toContainText(ready.telephone)
    await expect(dialog).toContainText(waiting.telephone)
    await expect(dialog).toContainText('7天内最多提醒一次')
    await expect(dialog).toContainText(`《${courseName.slice(0, 20)}`)
    await dialog.getByRole('button', { name: '发送给 2 人' }).click()
    await expect(resultOn(page)).toContainText('已提醒2人')
    for (const person of [ready, waiting]) {
      await expect.poll(() => noticesTo(request, person)).toHaveLength(1)
      await expect(rowOf(page, person)).toContainText(/已发送|正在发送/)
      await expect(rowOf(page, person).getByRole('checkbox')).toBeDisabled()
    }

    // Another device, whose list is outdated.
    await other.getByRole('dialog').getByRole('button', { name: '发送给 2 人' }).click()
    await expect(resultOn(other)).toContainText('没有发送短信')
    await expect(resultOn(other)).toContainText('2人：7天内已提醒过')
    for (const person of [ready, waiting]) {
      const [notice] = await noticesTo(request, person)
      expect(notice.text).toContain('还没有学习记录')
      expect(await noticesTo(request, person)).toHaveLength(1)
    }
    expect(await noticesTo(request, learner)).toHaveLength(0)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载 Excel' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('我的学员.xlsx')
  }
)

test('a user without seats sees how to buy them', async ({ page, request }) => {
  const person = await register(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await page.waitForURL(/\/login/)
  await fillSignInForm(page, person.idCard, person.passwd)
  await page.waitForURL((url) => url.pathname === address)
  await expect(page.getByText('您还没有批量购买的课程')).toBeVisible()
  await page.goto('/board/user')
  await expect(page.getByRole('link', { name: '个人信息' })).toBeVisible()
  await expect(page.getByRole('link', { name: '我的学员' })).toHaveCount(0)
})

/** Buys four seats and assigns them, dated fifteen days ago. */
async function assignSeats(request: APIRequestContext, centre: NewPerson, courseId: number, people: NewPerson[]) {
  const buyer = await buyerOf(request, centre)
  const orderId = await buyer.placeOrder([{ courseId, courseCount: 4 }], { orderType: 'package' })
  await buyer.pay(orderId)
  const calls = await apiClientFor(request, centre)
  const { orderItems } = await calls.get(`/api/user/orders/${orderId}/order-items`)
  const line = `/api/user/orders/${orderId}/order-items/${orderItems[0].orderItemId}`
  const telephones = people.map(({ telephone }) => telephone)
  await calls.post(`${line}/assign-to-users`, { telephones })
  await backdateSeats(request, orderId, 15)
}

async function study(request: APIRequestContext, person: NewPerson, courseId: number) {
  const calls = await apiClientFor(request, person)
  const { chapters } = await calls.get(`/api/public/courses/${courseId}/published-chapters`)
  const { courseChapterId } = leaves(chapters).find(({ hasVideo }) => hasVideo)
  await watch(request, calls, { courseId, courseChapterId, skips: false })
}

async function noticesTo(request: APIRequestContext, { telephone }: NewPerson): Promise<any[]> {
  const { messages } = await (await request.get('/local/sms', { params: { telephone } })).json()
  return messages.filter(({ notice }: any) => notice === 'study-reminder')
}

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const rowOf = (page: Page, { telephone }: NewPerson) => page.getByRole('row').filter({ hasText: telephone })
const resultOn = (page: Page) => page.getByRole('region', { name: '提醒结果' })
