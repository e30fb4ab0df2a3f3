import { expect, type Page } from '@playwright/test'

/** The content of Cache Storage: the paths of each cache, and the texts of all. */
export async function offlineCopyCount(page: Page) {
  return page.evaluate(async () => {
    const paths: Record<string, string[]> = {}
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      paths[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
      if (!name.startsWith('zhuxue-files-')) {
        // An entry may be replaced or deleted since its name was read.
        const copies = await Promise.all(requests.map((request) => cache.match(request)))
        for (const copy of copies) if (copy) texts.push(await copy.text())
      }
    }
    return { paths, text: texts.join('\n') }
  })
}

/** Opens a page and waits until the worker has cached it. */
export async function visit(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(async () => (await offlineCopyCount(page)).paths['zhuxue-pages'] ?? [], { timeout: 60_000 })
    .toContain(path)
}

/** @param cache its name, or a prefix of it */
export async function waitForCached(page: Page, cache: string, path: string | RegExp): Promise<void> {
  const isUpToDate = async () =>
    Object.entries((await offlineCopyCount(page)).paths)
      .filter(([name]) => name.startsWith(cache))
      .some(([, paths]) => paths.some((one) => one.search(path) >= 0))
  await expect.poll(isUpToDate, { timeout: 60_000 }).toBe(true)
}

/** Opens the page twice, so that the worker handles it from the first request. */
export async function visitWithServiceWorker(page: Page, path: string, origin = ''): Promise<void> {
  await visit(page, path, origin)
  await page.reload({ waitUntil: 'networkidle' })
}
