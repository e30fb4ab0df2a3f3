import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { signInAtDesk } from './entering'
import { someone, type Person } from './people'

export const rows = (page: Page) => page.locator('.ant-table-row')

/** Names of the rows as they stand, once the list is there and has at least so many. */
export async function names(page: Page, least: number, status?: string): Promise<string[]> {
  await expect(page.locator('.ant-table-wrapper .ant-spin-spinning')).toHaveCount(0)
  await expect(rows(page).nth(least - 1)).toBeVisible()
  const some = status ? rows(page).filter({ hasText: status }) : rows(page)
  return some.evaluateAll((all) =>
    all.map((row) => row.querySelector<HTMLElement>('a[title]')!.title)
  )
}

export const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `选择 ${name}` }).check()

/** Whoever was there before is signed out first. */
export async function signIn(page: Page, { loginName, passwd }: Person) {
  await page.goto('/admin-login')
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => sessionStorage.clear())
  await signInAtDesk(page, { loginName, passwd })
}

export async function tokenOf(request: APIRequestContext): Promise<string> {
  const { loginName, passwd } = await someone(request, 'admin')
  const login = await request.post('/api/security/login', {
    data: { loginName, passwd, loginType: 'admin', channelId: 0 },
  })
  return login.headers().authorization!
}

export async function save(request: APIRequestContext, Authorization: string, form: object) {
  const data = { courseDescription: '', courseTags: '', models: [], discountRules: [], ...form }
  const answer = await request.post('/api/admin/courses', { headers: { Authorization }, data })
  expect(await answer.json()).toMatchObject({ code: '200' })
}
