import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

const details = async (request: APIRequestContext, query: string) => {
  const list = await request.get(`/api/public/courses?pageSize=100&${query}`)
  const { courses } = await list.json()
  const found = courses.map(async ({ courseId }: { courseId: number }) => {
    const response = await request.get(`/api/public/courses/${courseId}`)
    return (await response.json()).course
  })
  return Promise.all(found)
}

test('a variant must be chosen, and each shows its price', { tag: '@smoke' }, async ({ page, request }) => {
  const all = await details(request, 'courseType=1')
  const parent = all.find((one) => one.models.length > 1 && !one.courseTags.includes('Package'))
  await page.goto(`/index/course-info/${parent.courseId}`)

  const prices = parent.models.map((model: any) => model.coursePrice)
  await expect(page.locator('.price--large')).toHaveText(new RegExp(`^¥${Math.min(...prices).toFixed(2)}起$`))
  const row = page.getByRole('group', { name: '规格' })
  for (const { modelName, coursePrice } of parent.models) {
    const choice = row.getByRole('link', { name: modelName, exact: false }).first()
    await expect(choice).toContainText(`¥${coursePrice.toFixed(2)}`)
  }

  await page.getByRole('button', { name: '立即购买' }).click()

  await expect(row.getByRole('alert')).toHaveText('请选择规格')
  await expect(row.getByRole('link').first()).toBeFocused()
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/parentCourseId=/)
  await expect(page.locator('.price--large')).not.toContainText('起')
})

test('further education shows that it needs a code', async ({ page, request }) => {
  const [further] = await details(request, 'courseType=5')
  await page.goto(`/index/course-info/${further.courseId}`)

  await expect(page.getByText('本课程凭专属码购买')).toBeVisible()
  await page.getByRole('link', { name: '没有专属码？联系客服' }).click()
  await expect(page).toHaveURL(/\/index\/contact$/)
})

test('a visitor sees the description first', async ({ page, request }) => {
  const [priced] = (await details(request, 'courseType=1')).filter((one) => one.coursePrice > 0)
  await page.goto(`/index/course-info/${priced.courseId}`)
  await expect(page.getByRole('tab').first()).toHaveText('介绍')
  await expect(page.getByRole('tabpanel', { name: '介绍' })).toBeVisible()

  const [free] = await details(request, 'courseType=1&coursePrice=0')
  await page.goto(`/index/course-info/${free.courseId}`)
  await expect(page.getByRole('tabpanel', { name: '视频' })).toBeVisible()
})

test('input before hydration is applied', async ({ page, request }) => {
  const all = await details(request, 'courseType=5')
  const withBook = all.find(({ relatedCourse }) => relatedCourse?.coursePrice > 0)
  const [book] = await details(request, 'courseType=3')

  let release = await openWithoutScripts(page, withBook.courseId)
  await page.getByLabel(/连同教材一起购买/).check()
  release()
  expect(await putIntoCart(page)).toMatchObject({ courseId: withBook.courseId, withBook: true })

  release = await openWithoutScripts(page, book.courseId)
  await page.getByLabel('购买数量').last().fill('3')
  release()
  expect(await putIntoCart(page)).toMatchObject({ courseId: book.courseId, courseCount: 3 })
})

/** @returns releases the scripts */
async function openWithoutScripts(page: Page, courseId: number) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/index/course-info/${courseId}`, { waitUntil: 'commit' })
  return release
}

/** The resulting line of a visitor's cart; empties the cart afterwards. */
async function putIntoCart(page: Page) {
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('zhuxue.cart') ?? '[]'))
  await page.getByRole('button', { name: '加入购物车' }).click()
  await expect.poll(lines).toHaveLength(1)
  const [line] = await lines()
  await page.evaluate(() => localStorage.removeItem('zhuxue.cart'))
  return line
}
