import { expect, test } from './fixtures'

test('a visitor reads the storefront', async ({ page, request, checkLayout }) => {
  const { courses } = await (await request.get('/api/public/courses?courseType=1')).json()
  const pages = {
    home: '/index',
    courses: '/index/courses?courseType=3&page=1',
    course: `/index/course-info/${courses[0].courseId}`,
    search: '/index/search?keyword=造价',
    articles: '/index/articles',
    certificates: '/certificates',
    login: '/login',
  }
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await checkLayout(page, name)
  }
  await expect(page.getByRole('button', { name: '登录', exact: true }).last()).toBeEnabled()
})
