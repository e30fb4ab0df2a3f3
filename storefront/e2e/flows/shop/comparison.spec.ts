import AxeBuilder from '@axe-core/playwright'
import { expect, test, type APIRequestContext } from '../../support/fixtures'

async function coursesOf(request: APIRequestContext, courseType: number) {
  const { courses } = await (await request.get(`/api/public/courses?courseType=${courseType}&pageSize=20`)).json()
  return courses as { courseId: number; courseName: string }[]
}

test('a visitor can choose courses in lists and compare them', { tag: '@smoke' }, async ({ page, request }) => {
  const [first, second, third, fourth] = await coursesOf(request, 1)
  const choose = (course = first!) => page.getByRole('button', { name: `对比：${course.courseName}`, exact: true })
  await page.goto('/index/courses?courseType=1')
  await expect(choose()).toBeEnabled()
  await choose().focus()
  await page.keyboard.press('Enter')
  const bar = page.getByRole('region', { name: '课程对比' })
  await expect(bar).toContainText('再选一门即可对比')
  await choose(second).click()
  await choose(third).click()
  await choose(fourth).click()
  await expect(page.getByText('最多对比三门课程')).toBeVisible()
  await expect(choose(fourth)).toHaveAttribute('aria-pressed', 'false')

  await page.goto(`/index/course-info/${third!.courseId}`)
  const button = page.getByRole('button', { name: /^✓?\s*对比$/ })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await page.getByRole('link', { name: '开始对比（2门）' }).click()
  const names = page.getByRole('columnheader').getByRole('link')
  await expect(names.filter({ hasText: first!.courseName })).toBeVisible()
  await expect(names.filter({ hasText: second!.courseName })).toBeVisible()

  await page.getByRole('link', { name: `移出对比：${first!.courseName}` }).click()
  await expect(page.getByRole('link', { name: '再选一门即可对比' })).toBeVisible()
  await page.goto('/index/courses?courseType=1')
  await expect(choose(second)).toHaveAttribute('aria-pressed', 'true')
  await expect(choose()).toHaveAttribute('aria-pressed', 'false')
})

test('a comparison shows the price, hours and use of each course', async ({ page, request }) => {
  const [online] = await coursesOf(request, 1)
  const [further] = await coursesOf(request, 5)
  await page.goto(`/index/course-info/${online!.courseId}`)
  const price = await page.locator('.price--large').first().textContent()
  await page.goto(`/index/course-comparison?courses=${online!.courseId},${further!.courseId}`)

  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row('价格')).toContainText(price!)
  await expect(row('学时')).toContainText(/\d 学时（\d+ 分钟）/)
  await expect(row('计入证书')).toContainText('不计入继续教育学时')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle('课程对比 - 筑学')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a comparison leaves out courses that are not on sale', async ({ page, request }) => {
  const [online] = await coursesOf(request, 1)
  const [book] = await coursesOf(request, 3)
  await page.goto(`/index/course-comparison?courses=${online!.courseId},${book!.courseId},999999999`)
  await expect(page.getByText('有2门课程已下架或不存在，没有列出')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  for (const query of ['', '?courses=', '?courses=x,1e2', '?courses=999999999']) {
    await page.goto(`/index/course-comparison${query}`)
    await expect(page.getByText('还没有可以对比的课程')).toBeVisible()
    await expect(page.getByRole('link', { name: '去选课' })).toBeVisible()
  }
})

for (const width of [360, 390, 1440]) {
  test(`three compared courses scroll in their table at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    const ids = (await coursesOf(request, 1)).slice(0, 3).map(({ courseId }) => courseId)
    await page.goto(`/index/course-comparison?courses=${ids.join(',')}`)
    const table = page.getByRole('region', { name: '课程对比' })
    await table.evaluate((box) => (box.scrollLeft = box.scrollWidth))
    const isWide = await table.evaluate((box) => box.scrollWidth > box.clientWidth)
    expect(isWide).toBe(width < 768)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const header = page.getByRole('rowheader', { name: '价格' })
    const left = (await table.boundingBox())!.x
    expect(Math.abs((await header.boundingBox())!.x - left)).toBeLessThanOrEqual(1)
  })
}
