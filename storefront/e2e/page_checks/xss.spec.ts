import { rows } from '../support/board_lists'
import { demoUser, type Person } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { fillSignInForm } from '../support/sign_in_forms'
import { expect, test, type BrowserContext, type Page } from '../support/fixtures'
import { writePayloads, type XssContent } from './xss_content'
import { payloadsByKind, unexpectedMarkup, watchForScripts } from './xss_payloads'

/** Hostile texts that anyone can put into one of our URLs. */
const typed = payloadsByKind.breakouts!
const policies = [
  { name: 'under the policy of the pages', bypassCSP: false },
  { name: 'with the policy off, by the cleaning alone', bypassCSP: true },
]

test.describe('Two hundred hostile texts in every field', () => {
  test.describe.configure({ mode: 'serial' })
  let content: XssContent

  test('the API stores hostile texts as text', async ({ request, page }) => {
    content = await writePayloads(request)
    const done = await watchForScripts(page.context())

    // A page without any policy: all texts of the API as markup.
    const body = '<main class="prose"></main>'
    await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/nothing')
    await page.locator('main').evaluate((main, texts) => {
      for (const text of texts) main.appendChild(document.createElement('p')).innerHTML = text
    }, content.texts)
    expect(await unexpectedMarkup(page)).toEqual([])
    await page.waitForTimeout(300)
    expect(done).toEqual([])

    // A payload without any sanitizing proves that the watch and the search work.
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<img src="//canary.invalid/x" onerror="__xss()">'
    })
    await expect.poll(() => done.length).toBeGreaterThan(1)
    expect(await unexpectedMarkup(page)).not.toEqual([])
  })

  for (const { name, bypassCSP } of policies) {
    test(`visitors see hostile texts and nothing runs ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'zh-CN' })
      const done = await watchForScripts(context)
      const page = await context.newPage()

      for (const path of publicPages(content)) await visit(page, path)
      await page.goto(`/index/course-info/${content.course}`)
      for (const [tab, text] of [
        ['介绍', '__xss'],
        ['评论', '__xss'],
        ['视频', '__xss'],
      ]) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel').filter({ visible: true })).toContainText(text!)
        expect(await unexpectedMarkup(page)).toEqual([])
      }

      expect(done).toEqual([])
      await context.close()
    })

    test(`URLs contain hostile texts and nothing runs ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'zh-CN' })
      const done = await watchForScripts(context)
      const page = await context.newPage()

      for (const text of typed) await visit(page, `/index/search?keyword=${encodeURIComponent(text)}`)
      for (const text of typed.slice(0, 8)) await visit(page, `/login/${encodeURIComponent(text)}`)
      const filters = encodeURIComponent(typed.slice(0, 12).join(''))
      await visit(page, `/index/courses?courseName=${filters}&tag=${filters}&orderByClause=${filters}`)

      const learner = await demoUser(context.request, 'user')
      await signInFrom(page, 'javascript:__xss()', learner)
      await visit(page, '/board/user/deliver-address')
      await visit(page, '/board/user/my-course')
      expect(done).toEqual([])
      await context.close()
    })

    test(`admin screens show hostile texts and nothing runs ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'zh-CN' })
      const done = await watchForScripts(context)
      const page = await openBoardIn(context)

      const screens = [
        'courses?courseType=7',
        'admin-articles',
        'answers',
        'admin-comments',
        'admin-sysparam',
        `article/${content.draft}`,
        `answer/${content.answer}`,
        `course-detail/${content.course}`,
      ]
      for (const screen of screens) await visitScreen(page, `/board/admin/${screen}`)
      await navigate(page, '/board/admin/audit-logs')
      await page.getByRole('button', { name: '修改系统设置' }).first().click()
      await expect(page.getByRole('dialog')).toContainText('__xss')
      expect(await unexpectedMarkup(page)).toEqual([])

      expect(done).toEqual([])
      await context.close()
    })
  }

  test('feeds with hostile texts are still well-formed', async ({ page, request }) => {
    await page.goto('/index/articles')
    for (const path of ['/index/articles/rss.xml', '/sitemap.xml']) {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      const broken = await page.evaluate(
        (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
        await response.text()
      )
      expect(broken, path).toBeNull()
    }
    await page.goto(`/index/course-info/${content.course}`)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect(JSON.parse(block)).toBeTruthy()
  })
})

function publicPages({ articles, answer, course }: XssContent): string[] {
  return [
    '/index',
    '/index/articles',
    '/index/articles?page=2',
    '/index/answers',
    '/index/courses',
    '/app-download',
    '/index/contact',
    '/index/search?keyword=__xss',
    '/index/search?keyword=onerror',
    ...articles.map((id) => `/index/article-info/${id}`),
    `/index/article-info/${answer}`,
    `/index/course-info/${answer}`,
    `/index/course-info/${course}`,
  ]
}

async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await unexpectedMarkup(page), path).toEqual([])
}

/**
 * Navigates inside the admin with its router: reloading it for every screen would take the most time. Waits until the
 * previous screen is gone, so that later checks see the new one.
 */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    document.querySelector('main > *')!.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('[data-left]'), path).toHaveCount(0)
}

/** Opens a screen of the admin and waits until it shows some of the texts, as text or in a field. */
async function visitScreen(page: Page, path: string) {
  await navigate(page, path)
  const inFields = () =>
    page
      .locator('main :is(input, textarea)')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join())
  const words = async () => (await page.getByRole('main').innerText()) + (await inFields())
  await expect.poll(words, path).toContain('__xss')
  // A rich text editor replaces its skeleton.
  await expect(page.locator('main .ant-skeleton'), path).toHaveCount(0)
  expect(await unexpectedMarkup(page), path).toEqual([])
}

/** Signs in from a URL that requests a redirect afterwards. */
async function signInFrom(page: Page, goback: string, { idCard, passwd }: Person) {
  await page.goto(`/login/${encodeURIComponent(goback)}`)
  await fillSignInForm(page, idCard!, passwd)
  await page.waitForURL(/\/board\/user\//)
}

async function openBoardIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await signInToAdmin(page, await demoUser(context.request, 'admin'), '/board/admin/profile')
  return page
}
