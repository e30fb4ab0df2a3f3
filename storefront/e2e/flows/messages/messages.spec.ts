import type { APIRequestContext } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { register, type NewPerson } from '../../support/new_user'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const tag = '@locks'

test('a learner reads a message and enables SMS', { tag: [tag, '@smoke'] }, async ({ page, request }) => {
  test.setTimeout(120_000)
  const learner = await register(request)
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  const buyer = await buyerOf(request, learner)
  await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }]))

  await signInToStorefront(page, learner)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/board/user/messages')
  const paid = page.getByRole('link', { name: /订单已支付/ })
  await expect(paid).toContainText('未读')
  await expect(paid).toContainText(courseName.slice(0, 10))
  await paid.press('Enter')
  await page.waitForURL(/\/index\/submitted-order-info\//)
  await page.goto('/board/user/messages')
  await expect(page.getByRole('link', { name: /订单已支付/ })).not.toContainText('未读')

  await page.getByRole('button', { name: '消息设置' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '消息设置' })
  const masked = `${learner.telephone.slice(0, 3)}****${learner.telephone.slice(7)}`
  await expect(dialog).toContainText(`短信发送到${masked}`)
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: '课程已分配' }).press('Space')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('消息设置已保存')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const other = await assignAnother(request, learner, courseId)
  expect(await noticesTo(request, learner)).toEqual([])
  await request.post('/local/clock', { data: { advanceSeconds: 60 } })
  await expect
    .poll(() => noticesTo(request, learner), { timeout: 20_000 })
    .toEqual(['【筑学】有课程为您开通了，请登录后在我的消息中查看。'])
  await page.reload()
  await page.getByRole('link', { name: /课程已分配/ }).click()
  await page.waitForURL(`**/index/course-info/${other}`)
})

test('a rejected course creates a message for its teacher', { tag }, async ({ page, request }) => {
  test.setTimeout(120_000)
  const teacher = await demoUser(request, 'teacher')
  const [teaching, adminClient] = [
    await apiClientFor(request, teacher),
    await apiClientFor(request, await demoUser(request, 'admin')),
  ]
  const { courses } = await teaching.get('/api/teacher/courses?courseStatus=published')
  const { courseId } = courses.findLast((one: { courseType: number }) => one.courseType === 1)
  await teaching.post('/api/user/messages/read', { all: true })
  await teaching.post(`/api/teacher/courses/unpublish/${courseId}`)
  await teaching.post(`/api/teacher/courses/submit-for-audit/${courseId}`)
  await adminClient.post(`/api/admin/courses/unpublish/${courseId}`, { reason: '请补充第二章' })

  await signInToAdmin(page, teacher, '/board/teacher/teacher-courses')
  await page.getByRole('button', { name: '消息，1条未读' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: '我的消息' })
  await drawer.getByRole('button', { name: '消息设置' }).click()
  const settings = page.getByRole('dialog', { name: '消息设置' })
  await expect(settings.getByRole('checkbox')).toHaveCount(1)
  const kind = settings.getByRole('checkbox', { name: '课程被退回' })
  await kind.press('Space')
  await expect(kind).toBeChecked()
  await settings.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('消息设置已保存')).toBeVisible()
  await drawer.getByRole('link', { name: /课程被退回.*未读/ }).click()
  await page.waitForURL(`**/board/teacher/course-detail/${courseId}`)
  await expect(page.getByRole('alert').filter({ hasText: '审核退回' })).toContainText('请补充第二章')
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible()

  await teaching.post('/api/user/messages/settings', { smsKinds: [] })
  await teaching.post(`/api/teacher/courses/submit-for-audit/${courseId}`)
  await adminClient.post('/api/admin/courses/publications', { courseIds: [courseId], publish: true })
})

/** @returns the course that an admin opened for the learner */
async function assignAnother(request: APIRequestContext, learner: NewPerson, owned: number): Promise<number> {
  const { courses } = await (await request.get('/api/public/courses?courseType=1&pageSize=100')).json()
  const { courseId } = courses.find((one: { courseId: number }) => one.courseId !== owned)
  const adminClient = await apiClientFor(request, await demoUser(request, 'admin'))
  await adminClient.post(`/api/admin/courses/${courseId}/assign-to-users/0`, { phones: learner.telephone })
  return courseId
}

async function noticesTo(request: APIRequestContext, { telephone }: NewPerson): Promise<string[]> {
  const { messages } = await (await request.get('/local/sms', { params: { telephone } })).json()
  return messages
    .filter(({ notice }: { notice?: string }) => notice?.startsWith('message-'))
    .map(({ text }: { text: string }) => text)
}
