import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('bought Q&A have their own list', { tag: '@smoke' }, async ({ page, request }) => {
  const owner = await demoUser(request, 'user', 1)
  const { courses } = await (await apiClientFor(request, owner)).get('/api/user/courses?courseTypes=2')
  await signInToStorefront(page, owner)
  await page.goto('/board/user/my-course')
  await page.getByRole('navigation', { name: '学习中心' }).getByText('我的问答').click()
  await expect(page.getByRole('heading', { level: 1, name: '我的问答' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(courses.length)
  const [card] = courses
  const link = page.getByRole('article').filter({ hasText: card.courseName }).getByRole('link')
  await expect(link).toHaveAttribute('href', `/index/course-info/${card.courseId}#study`)
})

test('a user without Q&A gets a link to them', async ({ page, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user'))
  await page.goto('/board/user/my-answer')
  await expect(page.getByText('还没有问答')).toBeVisible()
  await page.getByRole('link', { name: '看看考试问答' }).click()
  await expect(page).toHaveURL(/\/index\/answers$/)
})
