import { expectFitsScreen } from '../../support/fits_screen'
import { publishPackage } from '../../support/publishPackage'
import { expect, test, type Page } from '../../support/fixtures'

/** One course has 算量 in the middle of its name, and one notice only in its text. */
const word = '算量'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function findAndRead(page: Page) {
  await page.goto('/index')
  const field = page.getByLabel('搜索课程、图书、问答与公告')
  await field.fill(word)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/index\/search\?keyword=/)

  const hit = page.getByRole('article').first()
  await expect(hit.locator('mark').first()).toHaveText(word)
  const name = (await hit.getByRole('heading').innerText()).trim()
  await hit.getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(/¥|免费/).first()).toBeVisible()
}

test('a visitor finds a course by two characters', async ({ page }) => {
  await findAndRead(page)
  await page.getByRole('tab', { name: '介绍' }).click()
  await expect(page.locator('.prose').first()).toBeVisible()
})

test('a search counts each kind and gives hints when empty', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/index/search')
  await page.getByLabel('关键词').fill('安排')
  await page.getByRole('button', { name: '搜索' }).click()

  const range = page.getByRole('navigation', { name: '搜索范围' })
  await expect(range.locator('[aria-current]')).toContainText('通知公告')
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('安排')

  await page.goto(`/index/search?keyword=${encodeURIComponent('<script>alert(1)</script>')}`)
  await expect(page.getByText('没有找到与「<script>alert(1)</script>」有关的内容')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看全部课程' })).toBeVisible()
  await expectFitsScreen(page)
})

test('the app page asks WeChat users to open a browser', async ({ page, browser, request }) => {
  await publishPackage(request, '1.2.3')
  await page.goto('/app-download')
  await expect(page.getByText('5.2')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const wechat = await browser.newContext({ userAgent: 'Mozilla/5.0 MicroMessenger/8.0.50' })
  const inside = await wechat.newPage()
  await inside.goto('/app-download')
  await expect(inside.getByRole('alert')).toContainText('在浏览器打开')
  await wechat.close()
})

test('crawlers find every public course and notice', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = robots.match(/^Sitemap: (.+)$/m)![1]!
  const map = await (await request.get(sitemap)).text()
  const [course] = (await (await request.get('/api/public/courses')).json()).courses
  expect(map).toContain(`/index/course-info/${course.courseId}</loc>`)

  const page = await (await request.get(`/index/course-info/${course.courseId}/autoplay`)).text()
  const block = page.match(/<script type="application\/ld\+json">(.+?)<\/script>/)![1]!
  expect(JSON.parse(block)).toMatchObject({ name: course.courseName })
  expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]+/index/course-info/${course.courseId}"`))

  const feed = await (await request.get('/index/articles/rss.xml')).text()
  expect(feed.match(/<item>/g)!.length).toBeGreaterThan(0)
})

test.describe('Search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor without JavaScript finds a course by two characters', async ({ page }) => {
    await findAndRead(page)
    await expect(page.locator('.prose').first()).toBeVisible()
    const picture = page.locator('main img').first()
    expect(await picture.getAttribute('width')).toBe('500')
    expect(await picture.getAttribute('height')).toBe('280')
  })

  for (const path of ['/index', '/index/courses', '/index/articles', '/index/practice']) {
    test(`${path} is readable without JavaScript`, async ({ page }) => {
      await page.goto(path)
      expect((await page.locator('main').innerText()).trim().length).toBeGreaterThan(5)
      for (const image of await page.locator('main img').all()) {
        expect(await image.getAttribute('width')).toMatch(/^\d+$/)
        expect(await image.getAttribute('height')).toMatch(/^\d+$/)
      }
    })
  }
})
