import { offlineCopyCount, visit, visitWithServiceWorker } from '../../support/offline_cache'
import { expect, test } from '../../support/fixtures'

test.use({ serviceWorkers: 'allow' })

async function firstCourse(request: any) {
  const response = await request.get('/api/public/courses?courseType=1&pageSize=5')
  return (await response.json()).courses[0]
}

test('a visited course page is readable offline', { tag: '@smoke' }, async ({ page, context, request }) => {
  const { courseId, courseName } = await firstCourse(request)
  const path = `/index/course-info/${courseId}`
  await visitWithServiceWorker(page, path)

  await context.setOffline(true)
  await page.goto(`${path}?utm_source=story`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseName)
  await expect(page.getByText(/网络不可用，这是 \d\d:\d\d 保存的页面/)).toBeVisible()
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeVisible()

  await context.setOffline(false)
  await page.goto(path)
  await expect(page.getByText(/保存的页面/)).toHaveCount(0)
})

test('a page without offline copy says so and reloads once online', async ({ page, context, request }) => {
  const { courseId, courseName } = await firstCourse(request)
  const path = `/index/course-info/${courseId}`
  await visit(page, path)

  await context.setOffline(true)
  await page.goto('/index/contact')
  await expect(page.getByRole('heading', { name: '没有网络' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(courseName) })).toHaveAttribute('href', path)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '没有网络' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/index\/contact$/)
})

test('a deleted page is removed from the cache', async ({ page }) => {
  const deletedPath = '/index/course-info/999999999'
  await visit(page, '/index')
  await page.evaluate(async (path) => {
    await (await caches.open('zhuxue-pages')).put(path, new Response('<main>old</main>'))
  }, deletedPath)

  await page.goto(deletedPath)
  await expect(page.getByText('页面不存在').first()).toBeVisible()
  await expect.poll(async () => (await offlineCopyCount(page)).paths['zhuxue-pages']).toEqual(['/index'])
})

test('carts, orders and API calls are never cached', async ({ page }) => {
  await visit(page, '/index')
  for (const path of ['/index/my-cart', '/index/order-info', '/login', '/board/user/my-order']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  const { paths } = await offlineCopyCount(page)
  expect(paths['zhuxue-pages']).toEqual(['/index'])
  expect(paths['zhuxue-person'] ?? []).toEqual([])
  const files = Object.entries(paths).filter(([name]) => name.startsWith('zhuxue-files-'))
  expect(files.flatMap(([, cachedPaths]) => cachedPaths).every((path) => path.startsWith('/_astro/'))).toBe(true)
})
