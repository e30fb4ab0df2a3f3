import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { createLearner, register, type NewPerson } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToStorefront, newVisitor } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const courseName = '竣工结算审核实战：三十个争议点怎么谈'

const tag = ['@money', '@minutes', '@locks']

test(
  'a training centre buys and assigns seats, a learner studies',
  { tag: [...tag, '@smoke'] },
  async ({ page, browser, request }) => {
    const learner = createLearner()
    const colleague = await demoUser(request, 'user', 1)
    const [another, pendingLearner] = [createLearner(), createLearner()]

    await signInToStorefront(page, await register(request))
    const orderId = await buyTwenty(page, request)

    await page.goto('/board/user/my-order')
    await page.goto(`/board/user/order-assign-users/${orderId}`)
    await expect(page.getByText(/已购\s*20/)).toBeVisible()
    const box = page.getByRole('textbox', { name: '分配给手机号' })
    const { telephone } = learner
    const messy = [
      `${fullWidth(telephone)}，+86 ${another.telephone}`,
      `周工：${colleague.telephone.slice(0, 3)}-${colleague.telephone.slice(3, 7)}-${colleague.telephone.slice(7)}`,
      `1380013800 , ${another.telephone}`,
    ].join('\n')
    await box.fill(messy)
    await expect(page.getByText('重复2次，按1个计')).toBeVisible()
    await expect(page.getByText('不足11位')).toBeVisible()
    await expect(page.getByText(/识别到\s*3\s*个手机号/)).toBeVisible()

    await page.reload()
    await expect(box).toHaveValue(messy)
    await page.getByRole('button', { name: '分配', exact: true }).click()
    const question = page.getByRole('dialog', { name: '分配名额' })
    await expect(question).toContainText('学习满1分钟后，名额不能再转移')
    await question.getByRole('button', { name: '分配3个名额' }).click()
    await expect(page.getByRole('region', { name: '分配结果' })).toContainText('分配成功')
    await expect(box).toHaveValue('1380013800')
    await expect(page.getByText(/剩余\s*17/).first()).toBeVisible()
    await expect(rowOf(page, telephone)).toContainText('待注册')
    await expect(rowOf(page, colleague.telephone)).toContainText('已开通')
    await expect(rowOf(page, colleague.telephone)).toContainText(/周工登记为 .\*/)

    await box.fill(`${telephone}\n13900000999`)
    const chip = page.getByRole('list', { name: '识别结果' }).getByRole('listitem')
    await expect(chip.filter({ hasText: telephone })).toContainText('本订单已分配，不占名额')
    await expect(page.getByText('已分配过 1 个')).toBeVisible()
    await page.getByRole('button', { name: '全部移除' }).click()
    await expect(box).toHaveValue('13900000999')
    await box.fill('')

    await studyFirstVideo(browser, request, learner)

    await page.reload()
    await expect(rowOf(page, telephone)).toContainText('已开始学习')
    await expect(rowOf(page, telephone)).toContainText(/[1-9]\d*%/)
    await expect(rowOf(page, telephone).getByRole('button', { name: /转移/ })).toHaveCount(0)

    await rowOf(page, another.telephone).getByRole('button', { name: /转移/ }).click()
    const move = page.getByRole('dialog', { name: '转移名额' })
    await move.getByLabel('转移到手机号').fill(telephone)
    await move.getByRole('button', { name: '确定转移' }).click()
    await expect(move).toContainText('该手机号之前已经分配')
    await move.getByLabel('转移到手机号').fill(pendingLearner.telephone)
    await move.getByRole('button', { name: '确定转移' }).click()
    await expect(move).toBeHidden()
    await expect(rowOf(page, pendingLearner.telephone)).toContainText('待注册')
    await expect(rowOf(page, another.telephone)).toHaveCount(0)

    await page.getByLabel('按手机号查找').fill(telephone)
    await expect(page.getByRole('row').filter({ hasText: pendingLearner.telephone })).toHaveCount(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载 Excel' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`名额分配${orderId}.xlsx`)

    await page.getByLabel('按手机号查找').fill('')
    await rowOf(page, pendingLearner.telephone).getByRole('button', { name: /收回/ }).click()
    const returned = page.getByRole('dialog', { name: '收回名额' })
    await expect(returned).toContainText('可以重新分配或申请退款')
    await returned.getByRole('button', { name: '收回名额' }).click()
    await expect(rowOf(page, pendingLearner.telephone)).toHaveCount(0)
    await expect(page.getByText(/剩余\s*18/).first()).toBeVisible()
  }
)

/**
 * Buys through the course page, the confirmation and the local payment provider.
 * @returns the order number
 */
async function buyTwenty(page: Page, request: APIRequestContext): Promise<string> {
  await page.goto(await courseAddress(request))
  await page.getByRole('button', { name: '批量购买' }).click()
  const bulk = page.getByRole('dialog', { name: '批量购买' })
  const copies = bulk.getByRole('textbox', { name: '购买份数' })
  await copies.fill('20')
  await copies.blur()
  await bulk.getByRole('button', { name: '去结算' }).click()
  await page.waitForURL(/order-info/)
  await page.getByRole('button', { name: '提交订单' }).click()

  const payment = page.getByRole('dialog').filter({ hasText: '支付' })
  await expect(payment.getByRole('img', { name: '支付二维码' })).toBeVisible()
  const [wallet] = await Promise.all([
    page.context().waitForEvent('page'),
    payment.getByRole('link', { name: '在本机打开支付页面' }).click(),
  ])
  await wallet.getByRole('button', { name: '付款' }).click()
  await expect(wallet.getByText(/成功|已付款/).first()).toBeVisible()
  await wallet.close()
  await expect(payment.getByText(/支付成功/).first()).toBeVisible()

  await page.goto('/board/user/my-order')
  const order = page.getByRole('row').filter({ hasText: courseName })
  const [orderId] = (await order.innerText()).match(/\d{20}/)!
  return orderId
}

async function courseAddress(request: APIRequestContext): Promise<string> {
  const query = `courseName=${encodeURIComponent(courseName)}`
  const { courses } = await (await request.get(`/api/public/courses?${query}`)).json()
  return `/index/course-info/${courses[0].courseId}`
}

/** A new user registers with the telephone, finds the course and watches its first video to the end. */
async function studyFirstVideo(browser: Browser, request: APIRequestContext, learner: NewPerson) {
  const page = await newVisitor(browser)
  const context = page.context()
  await signInToStorefront(page, await register(request, learner))

  await page.goto('/board/user/my-course')
  const mine = page.getByRole('article').filter({ hasText: courseName })
  await expect(mine).toContainText('由高新远分配')
  const [study] = await Promise.all([
    context.waitForEvent('page'),
    mine.getByRole('link', { name: '开始学习' }).click(),
  ])
  await study
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click()
  const video = study.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 60_000 }).toBe(true)
  await expect(study.getByRole('status').filter({ hasText: '本章已学完' })).toBeVisible()
  await expect(study.getByText(/^已学完 1 \/ \d+ 章$/)).toBeVisible()
  await context.close()
}

function rowOf(page: Page, telephone: string) {
  return page.getByRole('row').filter({ hasText: telephone })
}

function fullWidth(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
}
