import { keptCopies, visitAgain } from '../../support/kept_copies'
import { expect, test, type BrowserContext, type Page } from '../../support/story'

test.use({ serviceWorkers: 'allow' })

/** The worker as another build would have made it. */
async function serveBuild(context: BrowserContext, change: (script: string) => string) {
  const script = await (await context.request.get('/sw.js')).text()
  await context.unroute('**/sw.js')
  await context.route('**/sw.js', (route) =>
    route.fulfill({ body: change(script), contentType: 'text/javascript' })
  )
}

/** Asks for the worker anew and waits until the newest one has taken over. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    )
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
}

const filesCaches = async (page: Page) =>
  Object.keys((await keptCopies(page)).paths).filter((name) => name.startsWith('zhuxue-files-'))

test('a new build keeps what was kept, with its files', async ({ page, context, request }) => {
  const response = await request.get('/api/public/courses?courseType=1&pageSize=5')
  const { courseId, courseName } = (await response.json()).courses[0]
  const path = `/index/course-info/${courseId}`
  await visitAgain(page, path)
  const [first] = await filesCaches(page)
  const build = first!.slice('zhuxue-files-'.length)

  await serveBuild(context, (script) => script.replaceAll(build, 'another00001'))
  await takeOver(page)
  expect(await filesCaches(page)).toEqual([first, 'zhuxue-files-another00001'])
  await context.setOffline(true)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseName)
  // Its islands came from the former build.
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeVisible()
  await context.setOffline(false)

  // Two builds later the files are gone, and so is the page that needs them.
  await serveBuild(context, (script) => script.replaceAll(build, 'another00002'))
  await takeOver(page)
  await expect
    .poll(() => filesCaches(page))
    .toEqual(['zhuxue-files-another00001', 'zhuxue-files-another00002'])
  await expect.poll(async () => (await keptCopies(page)).paths['zhuxue-pages']).toEqual([])
})

test('switched off, it takes its copies and itself away', async ({ page, context, request }) => {
  await visitAgain(page, '/index')
  const farewell = await (await request.get('/sw-off.js')).text()
  await serveBuild(context, () => farewell)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).filter((name) => name.startsWith('zhuxue-')).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
  await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0])
})
