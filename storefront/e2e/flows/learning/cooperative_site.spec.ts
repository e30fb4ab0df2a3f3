import { expect, test } from '../../support/fixtures'
import { apiClientFor } from '../../support/api_calls'
import { register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'

test('a partner’s course is studied on the partner’s site', { tag: '@smoke' }, async ({ page, request, context }) => {
  const list = await request.get('/api/public/courses?courseType=5&certSubject=jdgc')
  const [{ courseId }] = (await list.json()).courses
  const staff = await apiClientFor(request, await demoUser(request, 'admin'))
  const learner = await register(request)
  const assigned = await staff.post(`/api/admin/courses/${courseId}/assign-to-users/1`, { phones: learner.telephone })
  expect(JSON.stringify(assigned)).toMatch(/[A-Z0-9]{10}/)
  const requestedUrls: string[] = []
  await context.route('https://jidian.example.com/**', async (route) => {
    requestedUrls.push(route.request().headers().referer ?? '')
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>合作院校</h1>' })
  })
  await signInToStorefront(page, learner)
  await page.goto('/board/user/my-course')
  await page.getByRole('button', { name: '进入学习平台' }).click()
  await page.waitForURL('**/board/user/profile?then=*')
  expect(requestedUrls).toEqual([])
  const { userName, idCard } = learner
  await (await apiClientFor(request, learner)).post('/api/user/profile', { userName, idCard })

  for (const path of ['/board/user/my-course', `/index/course-info/${courseId}`]) {
    await page.goto(path)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: '进入学习平台' }).first().click()
    const site = await opening
    await expect(site.getByRole('heading', { name: '合作院校' })).toBeVisible()
    const url = new URL(site.url())
    expect(url.host).toBe('jidian.example.com')
    expect(url.searchParams.get('idCard')).toBe(learner.idCard)
    expect(url.searchParams.get('code')).toMatch(/^[A-Z0-9]{10}$/)
    expect(await site.evaluate(() => window.opener)).toBeNull()
    await site.close()
  }
  expect(requestedUrls).toEqual(['', ''])
})
