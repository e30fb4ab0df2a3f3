import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { expect, test } from '../../support/fixtures'

test('help redirects to its article or else the service page', async ({ page, request }) => {
  const { post } = await apiClientFor(request, await demoUser(request, 'admin'))
  await page.goto('/index')
  await page.getByRole('contentinfo').getByRole('link', { name: '使用帮助' }).click()
  await expect(page).toHaveURL(/\/index\/article-info\/56$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('指南')

  await post('/api/admin/params', { helpCourseId: 999_999 })
  try {
    await page.getByRole('contentinfo').getByRole('link', { name: '使用帮助' }).click()
    await expect(page).toHaveURL(/\/index\/contact$/)
  } finally {
    await post('/api/admin/params', { helpCourseId: 56 })
  }
})
