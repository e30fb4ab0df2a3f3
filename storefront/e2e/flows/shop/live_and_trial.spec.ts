import { apiClientFor } from '../../support/api_calls'
import { serverTime } from '../../support/clock'
import { demoUser } from '../../support/people'
import { expect, test, type APIRequestContext } from '../../support/fixtures'

const detailsOf = async (request: APIRequestContext, query: string) => {
  const list = await request.get(`/api/public/courses?pageSize=100&${query}`)
  const { courses } = await list.json()
  const found = courses.map(async ({ courseId }: { courseId: number }) => {
    const response = await request.get(`/api/public/courses/${courseId}`)
    return (await response.json()).course
  })
  return Promise.all(found)
}

/** Another test may have begun it before its time. */
async function coming(request: APIRequestContext) {
  const courses = await detailsOf(request, 'courseType=6')
  const now = +(await serverTime(request))
  const isToCome = ({ liveStartsAt }: { liveStartsAt: string | null }) =>
    Date.parse(`${liveStartsAt?.replace(' ', 'T')}+08:00`) > now
  const found = courses.filter(isToCome)
  const live = found.find(({ liveStatus }) => liveStatus === 'unstarted') ?? found[0]
  if (live.liveStatus !== 'unstarted') {
    const { post } = await apiClientFor(request, await demoUser(request, 'admin'))
    await post(`/api/admin/courses/${live.courseId}/live-status`, { liveStatus: 'unstarted' })
  }
  return live
}

test('a live course shows its starting time', async ({ page, request }) => {
  const live = await coming(request)
  const startsAt = Date.parse(`${live.liveStartsAt.replace(' ', 'T')}+08:00`)
  const [, month, day] = live.liveStartsAt.slice(0, 10).split('-').map(Number)
  const time = live.liveStartsAt.slice(11, 16)
  const startText = new RegExp(`${month}月${day}日（周.）${time} 开播`)
  await page.goto('/index/live')
  const card = page.getByRole('article').filter({ hasText: live.courseName })
  await expect(card).toContainText(`${month}月${day}日 ${time} 开播`)
  // The countdown is right on a device whose clock is a year behind.
  await page.clock.install({ time: startsAt - 365 * 86_400_000 })

  await card.getByRole('link').click()

  await expect(page.getByRole('main').locator('time')).toHaveText(startText)
  // The page counts from the `Date` header, which uses the machine's clock.
  const days = Math.floor((startsAt - Date.now()) / 86_400_000)
  await expect(page.getByRole('timer')).toHaveText(new RegExp(`^距开播 ${days}天`))
  const file = await request.get(`/index/live/${live.courseId}.ics`)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const utc = new Date(startsAt).toISOString().replace(/[-:]|\.000/g, '')
  expect(await file.text()).toContain(`DTSTART:${utc}\r\n`)
  await expect(page.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', `/index/live/${live.courseId}.ics`)
})

test('only an upcoming live course has a calendar file', async ({ request }) => {
  const live = await detailsOf(request, 'courseType=6')
  const over = live.find(({ liveStatus }) => liveStatus === 'completed')
  const [video] = await detailsOf(request, 'courseType=1')
  for (const id of [over.courseId, video.courseId, 999_999, 'x']) {
    const response = await request.get(`/index/live/${id}.ics`)
    expect(response.status(), String(id)).toBe(404)
  }
})

test.describe('Live courses without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the date of a live course is shown without scripts', async ({ page, request }) => {
    const live = await coming(request)
    await page.goto(`/index/course-info/${live.courseId}`)
    await expect(page.getByRole('main').locator('time')).toContainText('开播')
    await expect(page.getByRole('link', { name: '加入日历' })).toBeVisible()
  })
})

test('a visitor watches only the preview chapter', { tag: '@smoke' }, async ({ page, request }) => {
  const courses = await detailsOf(request, 'courseType=1')
  const chaptersOf = async ({ courseId }: { courseId: number }) => {
    const response = await request.get(`/api/public/courses/${courseId}/published-chapters`)
    const { chapters } = await response.json()
    return chapters.flatMap((one: any) => (one.children.length ? one.children : [one]))
  }
  const listed = await Promise.all(courses.map(chaptersOf))
  const at = listed.findIndex((chapters) => chapters.some((one: any) => one.isTrial))
  const trial = listed[at].find((one: any) => one.isTrial)
  const locked = listed[at].find((one: any) => one.hasVideo && !one.isTrial)
  await page.goto(`/index/course-info/${courses[at].courseId}`)

  await page.getByRole('button', { name: `试看：${trial.chapterTitle}` }).click()
  const player = page.getByRole('dialog', { name: trial.chapterTitle })
  await expect
    .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '视频' }).click()
  const row = page.getByRole('tabpanel', { name: '视频' }).getByRole('button')
  await expect(row.filter({ hasText: trial.chapterTitle })).toContainText('试看')
  await row.filter({ hasText: locked.chapterTitle }).first().click()
  await expect(page.getByRole('dialog', { name: '登录' })).toContainText('请先登录?')
})

test('the page shows the details that customers compare', async ({ page, request }) => {
  const courses = await detailsOf(request, 'courseType=1')
  // A course that another test made has no customers to show.
  const course = courses.find(
    ({ lectures, coursePrice, orderCount }) => lectures > 3 && coursePrice > 0 && orderCount > 0
  )
  await page.goto(`/index/course-info/${course.courseId}`)

  const stats = page.getByRole('list', { name: '课程概况' })
  await expect(stats).toContainText(`${course.lectures}讲`)
  await expect(stats).toContainText('有效期1年')
  // A cached page may lag behind by a few customers.
  const buyers = Number(/(\d+)人在学/.exec((await stats.textContent())!)?.[1])
  expect(buyers).toBeGreaterThan(course.orderCount - 20)
  expect(buyers).toBeLessThan(course.orderCount + 20)
  await expect(stats).toContainText(`${course.publishTime.slice(0, 7)}更新`)
})
