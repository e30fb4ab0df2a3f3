import { offlineCopyCount, visitWithServiceWorker } from '../../support/offline_cache'
import { serveOtherWorker } from '../../support/other_worker'
import { expect, test as base, type Page } from '../../support/fixtures'

const test = base.extend<{ product: Awaited<ReturnType<typeof serveOtherWorker>> }>({
  product: async ({ baseURL }, use) => {
    const product = await serveOtherWorker(baseURL!)
    await use(product)
    await product.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** The browser checks for a new worker, as it does when a page is opened. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const filesCaches = async (page: Page) =>
  Object.keys((await offlineCopyCount(page)).paths).filter((name) => name.startsWith('zhuxue-files-'))

test('a new build keeps cached pages with their files', { tag: '@smoke' }, async ({ page, context, product }) => {
  const response = await page.request.get('/api/public/courses?courseType=1&pageSize=5')
  const { courseId, courseName } = (await response.json()).courses[0]
  const path = `/index/course-info/${courseId}`
  await visitWithServiceWorker(page, path, product.origin)
  const [first] = await filesCaches(page)
  const build = first!.slice('zhuxue-files-'.length)

  product.become((script) => script.replaceAll(build, 'another00001'))
  await checkForUpdate(page)
  await expect.poll(() => filesCaches(page)).toEqual([first, 'zhuxue-files-another00001'])
  await context.setOffline(true)
  await page.goto(product.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseName)
  // Its islands came from the previous build.
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeVisible()
  await context.setOffline(false)

  // Two builds later the files are deleted, and so is the page that needs them.
  product.become((script) => script.replaceAll(build, 'another00002'))
  await checkForUpdate(page)
  const left = ['zhuxue-files-another00001', 'zhuxue-files-another00002']
  await expect.poll(() => filesCaches(page)).toEqual(left)
  await expect.poll(async () => (await offlineCopyCount(page)).paths['zhuxue-pages']).toEqual([])
})

test('a disabled worker deletes its caches and unregisters itself', async ({ page, product }) => {
  await visitWithServiceWorker(page, '/index', product.origin)
  const farewell = await (await page.request.get('/sw-off.js')).text()
  product.become(() => farewell)
  await checkForUpdate(page)

  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).filter((name) => name.startsWith('zhuxue-')).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
  await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0])
})
