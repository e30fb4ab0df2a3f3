import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { signInAtDesk } from './entering'
import { people, type Person } from './people'

/** Somebody at a desk of their own: another browser, another session. */
export async function atDesk(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAtDesk(page, person)
  return page
}

export async function byLogin(request: APIRequestContext, loginName: string): Promise<Person> {
  return (await people(request)).find((person) => person.loginName === loginName)!
}

/** Calls of somebody who is signed in at the API. */
export async function callsOf(request: APIRequestContext, person: Person) {
  const { loginName, passwd } = person
  const login = await request.post('/api/security/login', {
    data: { loginName, passwd, loginType: 'admin', channelId: 0 },
  })
  const headers = { Authorization: login.headers().authorization! }
  const told = async (answer: Promise<{ json(): Promise<any> }>) => (await answer).json()
  return {
    get: (path: string) => told(request.get(path, { headers })),
    post: (path: string, data: object = {}) => told(request.post(path, { headers, data })),
  }
}

export const nameField = (page: Page) => page.getByLabel('课程名称')

/** Types a new name and saves the form. */
export async function rename(page: Page, name: string) {
  await nameField(page).fill(name)
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
