import { demoUser } from '../../support/people'
import { headersOf } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'

const first = async (request: APIRequestContext, query: string) => {
  const response = await request.get(`/api/public/courses?pageSize=100&${query}`)
  return (await response.json()).courses[0].courseId as number
}

test.describe('Redeem codes', () => {
  test('a redeem code in the URL survives signing in', async ({ page, request }) => {
    const learner = await demoUser(request, 'user', 2)
    const live = await first(request, 'courseType=6')
    await page.goto(`/index/course-info/${live}?liveCode=NOSUCHCODE`)
    const dialog = page.getByRole('dialog', { name: '输入直播码' })
    await expect(dialog.getByLabel('直播码')).toHaveValue('NOSUCHCODE')

    await dialog.getByRole('button', { name: '确定' }).click()
    const question = page.getByRole('dialog', { name: '登录' })
    await expect(question).toContainText('请先登录?')
    await question.getByRole('button', { name: '去登录' }).click()
    await page.getByLabel('身份证号').fill(learner.idCard!)
    await page.getByLabel('密码', { exact: true }).fill(learner.passwd)
    await page.getByRole('button', { name: '登录', exact: true }).click()

    await page.waitForURL(`**/index/course-info/${live}?liveCode=NOSUCHCODE`)
    await expect(dialog).toContainText('直播码无效')
    await expect(dialog.getByLabel('直播码')).toHaveValue('NOSUCHCODE')
  })

  test('a redeem code must not be empty', async ({ page, request }) => {
    await page.goto(`/index/course-info/${await first(request, 'courseType=6')}`)
    await page.getByRole('button', { name: '输入直播码' }).click()
    const dialog = page.getByRole('dialog', { name: '输入直播码' })
    await expect(dialog.getByLabel('直播码')).toBeFocused()

    await page.keyboard.press('Enter')

    await expect(dialog).toContainText('必须输入直播码')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test('a free course plays automatically at its autoplay URL', async ({ page, request }) => {
  const free = await first(request, 'courseType=1&coursePrice=0')
  await page.goto(`/index/course-info/${free}/autoplay`)

  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})

test('a course that is unpaid or incomplete says so', async ({ page, request }) => {
  const further = await first(request, 'courseType=5')
  await page.goto(`/index/course-info/${further}`)
  const expectMessage = async (tab: string, message: string) => {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toContainText(message)
  }

  await expectMessage('视频', '购买课程后才可以查看详情')
  await expectMessage('介绍', '购买课程后才可以查看详情')
  await expectMessage('讲义', '购买课程后才可以下载讲义')
  await expectMessage('练习', '购买课程后才可以练习习题')

  const live = await first(request, 'courseType=6')
  await page.goto(`/index/course-info/${live}`)
  await expectMessage('讲义', '该课程讲义暂未上线')
  await expectMessage('练习', '该课程练习题暂未上线')
})

test('a paid answer is hidden until bought', async ({ page, request }) => {
  const response = await request.get('/api/public/courses?courseType=2&pageSize=100')
  const priced = (await response.json()).courses.find((one: any) => one.coursePrice > 0)
  await page.goto(`/index/course-info/${priced.courseId}`)

  await expect(page.getByRole('tabpanel', { name: '答案' })).toContainText('购买后才能查看答案')
})

test('a bundle lists its courses with teacher and link', async ({ page, request }) => {
  const bundle = await first(request, 'courseType=5&tag=Package')
  await page.goto(`/index/course-info/${bundle}`)
  const contents = page.locator('#contents')

  await expect(contents.getByRole('listitem').first()).toContainText(/主讲.+分钟.*单独购买/s)
  const name = await contents.getByRole('link').first().innerText()
  await contents.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

/** The requested id is passed to the island that asks whether the user owns that course. */
const withoutId = (page: string, id: number) =>
  page.replace(/ uid="[^"]*"/g, '').replaceAll(`&quot;courseId&quot;:[0,${id}]`, '')

test('a hidden course gets the same page as a missing one', async ({ request }) => {
  const headers = await headersOf(request, await demoUser(request, 'admin'))
  const ids = async (query: string) => {
    const url = `/api/public/courses?pageSize=100&${query}`
    const response = await request.get(url, { headers })
    return (await response.json()).courses.map((one: any) => one.courseId as number)
  }
  const hidden = [
    ...(await ids('courseStatus=unpublish')),
    ...(await ids('courseStatus=auditing')),
    ...(await ids('tag=nopublish')),
  ]
  expect(hidden.length).toBeGreaterThan(3)

  for (const path of [
    (id: number) => `/index/course-info/${id}`,
    (id: number) => `/index/course-info/${id}/autoplay`,
    (id: number) => `/index/course-info/${id}?liveCode=ABCDEFGH23`,
    (id: number) => `/index/article-info/${id}`,
  ]) {
    const none = await request.get(path(999_999))
    expect(none.status()).toBe(404)
    const page = withoutId(untimed(await none.text()), 999_999)
    for (const id of hidden) {
      const response = await request.get(path(id))
      expect(response.status(), path(id)).toBe(404)
      expect(withoutId(untimed(await response.text()), id), path(id)).toBe(page)
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const id of hidden) expect(sitemap).not.toContain(`/course-info/${id}<`)
})

/** Astro writes each island's render time into the page; it differs between requests. */
const untimed = (html: string) => html.replace(/ server-render-time="[^"]*"/g, '')

test.describe('Pages without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the storefront can be navigated and read without scripts', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/index')
    await expect(page.locator('.unscripted')).toContainText('您的浏览器没有启用 JavaScript')
    await page.getByRole('link', { name: '查看全部：免费培训视频' }).click()
    await page.getByRole('article').first().getByRole('link').click()

    for (const part of ['视频', '介绍', '讲义', '练习', '评论']) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
    }
    await expect(page.locator('.prose')).toBeVisible()
    await expect(page.getByText('购买课程后才可以下载讲义')).toHaveCount(0)
  })
})

test('the keyboard reaches every control, with a visible focus', { tag: '@smoke' }, async ({ page, request }) => {
  await page.goto(`/index/course-info/${await first(request, 'courseType=1')}`)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeEnabled()
  const seen: string[] = []
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const { name, ring } = await focused(page)
    if (name === '' || seen.includes(name)) break
    seen.push(name)
    expect(ring, `${name} shows no focus`).toBe(true)
  }

  expect(seen[0]).toContain('跳到正文')
  const all = seen.join(' ')
  for (const name of ['立即购买', '加入购物车', '批量购买', '输入直播码', '介绍']) {
    expect(all).toContain(name)
  }
})

/** The focused element: its text, and whether a ring is drawn around it or its card. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return { name: '', ring: false }
    const ringed = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== 'none'
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const href = element.getAttribute('href') ?? ''
    const place = element.getBoundingClientRect()
    return {
      name: `${label.trim()} ${href} ${Math.round(place.x)},${Math.round(place.y + scrollY)}`,
      ring: ringed(element) || ringed(element.closest('article')),
    }
  })
}
