import { fillLogin, signInAtDesk } from './entering'
import { expect, test, type BrowserContext, type Page } from './story'
import { byKind, strangers, watched } from './hostile'
import { someone, type Person } from './people'
import { poison, type Poisoned } from './poisoned'

/** Hostile texts that anybody can put into an address of ours. */
const typed = byKind.breakouts!
const policies = [
  { name: 'under the policy of the pages', bypassCSP: false },
  { name: 'with the policy off, by the cleaning alone', bypassCSP: true },
]

test.describe('Two hundred hostile texts in everything that is shown', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let made: Poisoned

  test('the api takes them as texts', async ({ request, page }) => {
    made = await poison(request)
    const done = await watched(page.context())

    // A page without any policy: what the api gave back, one text beside the other, as markup.
    const body = '<main class="prose"></main>'
    await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/nothing')
    await page.locator('main').evaluate((main, texts) => {
      for (const text of texts) main.appendChild(document.createElement('p')).innerHTML = text
    }, made.texts)
    expect(await strangers(page)).toEqual([])
    await page.waitForTimeout(300)
    expect(done).toEqual([])

    // What would have happened without any cleaning: the watch and the search are awake.
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<img src="//canary.invalid/x" onerror="__xss()">'
    })
    await expect.poll(() => done.length).toBeGreaterThan(1)
    expect(await strangers(page)).not.toEqual([])
  })

  for (const { name, bypassCSP } of policies) {
    test(`visitors are shown them, and nothing runs ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'zh-CN' })
      const done = await watched(context)
      const page = await context.newPage()

      for (const path of publicPages(made)) await visit(page, path)
      await page.goto(`/index/course-info/${made.course}`)
      for (const [tab, text] of [
        ['介绍', '__xss'],
        ['评论', '__xss'],
        ['视频', '__xss'],
      ]) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel').filter({ visible: true })).toContainText(text!)
        expect(await strangers(page)).toEqual([])
      }

      expect(done).toEqual([])
      await context.close()
    })

    test(`addresses carry them, and nothing runs ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'zh-CN' })
      const done = await watched(context)
      const page = await context.newPage()

      for (const text of typed)
        await visit(page, `/index/search?keyword=${encodeURIComponent(text)}`)
      for (const text of typed.slice(0, 8)) await visit(page, `/login/${encodeURIComponent(text)}`)
      const filters = encodeURIComponent(typed.slice(0, 12).join(''))
      await visit(
        page,
        `/index/courses?courseName=${filters}&tag=${filters}&orderByClause=${filters}`
      )

      const learner = await someone(context.request, 'user')
      await signInFrom(page, 'javascript:__xss()', learner)
      await visit(page, '/board/user/deliver-address')
      await visit(page, '/board/user/my-course')
      expect(done).toEqual([])
      await context.close()
    })

    test(`the desk is shown them, and nothing runs ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'zh-CN' })
      const done = await watched(context)
      const page = await deskOf(context)

      const screens = [
        ...[
          'courses?courseType=7',
          'admin-articles',
          'answers',
          'admin-comments',
          'admin-sysparam',
        ],
        ...[`article/${made.draft}`, `answer/${made.answer}`, `course-detail/${made.course}`],
      ]
      for (const screen of screens) await seen(page, `/board/admin/${screen}`)
      await led(page, '/board/admin/audit-logs')
      // The newest entry is the last thing that was done: the parameters.
      await page.locator('.ant-table-row').first().click()
      await expect(page.getByRole('dialog')).toContainText('__xss')
      expect(await strangers(page)).toEqual([])

      expect(done).toEqual([])
      await context.close()
    })
  }

  test('machines can still read what is made for them', async ({ page, request }) => {
    await page.goto('/index/articles')
    for (const path of ['/index/articles/rss.xml', '/sitemap.xml']) {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      const broken = await page.evaluate(
        (xml) =>
          new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
        await answer.text()
      )
      expect(broken, path).toBeNull()
    }
    await page.goto(`/index/course-info/${made.course}`)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect(JSON.parse(block)).toBeTruthy()
  })
})

function publicPages({ articles, answer, course }: Poisoned): string[] {
  return [
    ...['/index', '/index/articles', '/index/articles?page=2', '/index/answers', '/index/courses'],
    ...[
      '/app-download',
      '/index/contact',
      '/index/search?keyword=__xss',
      '/index/search?keyword=onerror',
    ],
    ...articles.map((id) => `/index/article-info/${id}`),
    `/index/article-info/${answer}`,
    `/index/course-info/${answer}`,
    `/index/course-info/${course}`,
  ]
}

async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await strangers(page), path).toEqual([])
}

/** Within the desk, as its links lead: loading it anew for every screen would take the most time. */
async function led(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** A screen of the desk, once it shows some of the texts: as words, or in a field. */
async function seen(page: Page, path: string) {
  await led(page, path)
  const inFields = () =>
    page
      .locator('main :is(input, textarea)')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join())
  const words = async () => (await page.getByRole('main').innerText()) + (await inFields())
  await expect.poll(words, path).toContain('__xss')
  expect(await strangers(page), path).toEqual([])
}

/** Signs in from an address that asks to be led elsewhere afterwards. */
async function signInFrom(page: Page, goback: string, { idCard, passwd }: Person) {
  await page.goto(`/login/${encodeURIComponent(goback)}`)
  await fillLogin(page, idCard!, passwd)
  await page.waitForURL(/\/board\/user\//)
}

async function deskOf(context: BrowserContext): Promise<Page> {
  const { loginName, passwd } = await someone(context.request, 'admin')
  const page = await context.newPage()
  await signInAtDesk(page, { loginName, passwd })
  return page
}
