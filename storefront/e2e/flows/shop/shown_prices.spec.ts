import { buyerOf } from '../../support/orders'
import { register } from '../../support/new_user'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext } from '../../support/fixtures'

const coursesOf = async (request: APIRequestContext, query: string) => {
  const { courses } = await (await request.get(`/api/public/courses?pageSize=100&${query}`)).json()
  return courses as { courseId: number; courseName: string; coursePrice: number; lowestModel: any }[]
}

/** A course whose price one rule lowers for a single copy. */
async function courseWithRule(request: APIRequestContext, ruleCode: string) {
  for (const { courseId } of await coursesOf(request, 'courseType=1')) {
    const { course } = await (await request.get(`/api/public/courses/${courseId}`)).json()
    const lower = (code: string) =>
      course.discountRules.find((rule: any) => rule.ruleCode === code && rule.discountedPrice < course.coursePrice)
    const other = ruleCode === '01' ? lower('05') : lower('01')
    if (lower(ruleCode) && !other && !course.models.length) return { course, rule: lower(ruleCode) }
  }
  throw new Error(`no course has the rule ${ruleCode}`)
}

test('a list shows the same price as the course page', async ({ page, request }) => {
  const parent = (await coursesOf(request, 'courseType=1')).find(({ lowestModel }) => lowestModel?.isLowestOfSeveral)!
  await page.goto(`/index/course-info/${parent.courseId}`)
  const price = await page.locator('.price--large').first().textContent()
  expect(price).toMatch(/^¥[\d.]+起$/)

  await page.goto(`/index/search?keyword=${encodeURIComponent(parent.courseName)}`)
  const hit = page.getByRole('article').filter({ hasText: parent.courseName }).first()
  await expect(hit).toContainText(price!.replace('起', ''))
  await expect(hit).toContainText('起')
  await page.goto('/index/courses?pageSize=100')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: parent.courseName, exact: true }) })
  const { coursePriceOriginal, coursePrice } = parent.lowestModel
  await expect(card.first()).toContainText('起')
  if (coursePriceOriginal > coursePrice) {
    await expect(card.first().locator('s')).toHaveText(`¥${coursePriceOriginal.toFixed(2)}`)
  }
})

test('the course page shows the lower price of its reader', async ({ page, request }) => {
  const preset = await courseWithRule(request, '05')
  await page.goto(`/index/course-info/${preset.course.courseId}`)
  await expect(page.getByText(`限时优惠 ¥${preset.rule.discountedPrice.toFixed(2)}`)).toBeVisible()

  const { course, rule } = await courseWithRule(request, '01')
  const text = page.getByText(`老学员价 ¥${rule.discountedPrice.toFixed(2)}`)
  const person = await register(request)
  await signInToStorefront(page, person)
  const answered = () => page.waitForResponse(/fresh-price/)
  await Promise.all([answered(), page.goto(`/index/course-info/${course.courseId}`)])
  await expect(text).toHaveCount(0)

  const buyer = await buyerOf(request, person)
  await buyer.pay(await buyer.placeOrder([{ courseId: preset.course.courseId, courseCount: 1 }]))
  await Promise.all([answered(), page.reload()])
  await expect(text).toBeVisible()
})

test('the bulk total follows the typed number', async ({ page, request }) => {
  const { course } = await courseWithRule(request, '01')
  await signInToStorefront(page, await register(request))
  await page.goto(`/index/course-info/${course.courseId}`)
  await page.getByRole('button', { name: '批量购买' }).click()
  const dialog = page.getByRole('dialog', { name: '批量购买' })
  const total = dialog.locator('[data-loading]')
  await expect(total).toContainText('¥')
  const ofTen = await total.textContent()

  const copies = dialog.getByRole('textbox', { name: '购买份数' })
  await copies.fill('30')
  await expect(total).not.toHaveText(ofTen!)
  await expect(copies).toBeFocused()
  await copies.fill('5000')
  await expect(dialog.getByText('数量必须在1到1000之间')).toBeVisible()
})

test('the sign-in prompt leads to the registration', async ({ page, request }) => {
  const { course } = await courseWithRule(request, '01')
  await page.goto(`/index/course-info/${course.courseId}`)
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('link', { name: '去注册' }).click()
  await expect(page).toHaveURL(/\/login\/%2Findex%2Forder-info#register$/)
  await expect(page.getByRole('dialog', { name: '注册' })).toBeVisible()
})

test('an unknown address names what is missing', async ({ page }) => {
  const pages = [
    ['/index/submitted-order-info/1', '订单不存在', '我的订单'],
    ['/index/article-info/999999999', '通知不存在', '通知公告'],
    ['/legal/nothing', '条款不存在', '用户协议'],
    ['/index/user-papers/x', '试卷不存在', '专业试卷'],
    ['/index/nothing', '页面不存在', '查看课程'],
  ] as const
  for (const [url, title, way] of pages) {
    const response = await page.goto(url)
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
  }
})
