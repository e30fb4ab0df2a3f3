import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { NewPerson } from './new_user'
import type { Person } from './people'

interface Session {
  token: string
  userName: string
  roles: string[]
}

/**
 * One session per user, opened over the API and shared by all tests of a worker. Tests about signing in, devices or
 * passwords use the forms instead (sign_in_forms.ts).
 */
const sessions = new Map<string, Promise<Session>>()

function sessionOf(request: APIRequestContext, person: Person | NewPerson): Promise<Session> {
  const { telephone } = person
  if (!sessions.has(telephone)) sessions.set(telephone, signIn(request, person))
  return sessions.get(telephone)!
}

async function signIn(request: APIRequestContext, person: Person | NewPerson): Promise<Session> {
  const { passwd, idCard } = person
  const isLearner = !('role' in person) || person.role === 'user'
  const form = isLearner
    ? { loginName: idCard, passwd, loginType: 'idCard' }
    : { loginName: person.loginName, passwd, loginType: 'admin' }
  const response = await request.post('/api/security/login', { data: { ...form, channelId: 0 } })
  const { user } = await response.json()
  return { token: response.headers().authorization!, userName: user.userName, roles: user.userRole }
}

/** The headers of a request of that user. */
export async function headersOf(request: APIRequestContext, person: Person | NewPerson) {
  return { authorization: (await sessionOf(request, person)).token }
}

/**
 * Signs the page in to the admin, in place of an earlier user, and opens a screen if a path is given. The first screen
 * of a new browser loads the whole admin, so only the test's own timeout limits it.
 */
export async function signInToAdmin(page: Page, person: Person, path?: string): Promise<void> {
  const { token } = await sessionOf(page.request, person)
  await replaceStorage(page, {}, { 'zhuxue.staff': token })
  if (!path) return
  await page.goto(path)
  await page.getByRole('main').locator('*').first().waitFor({ timeout: 0 })
}

/** Signs the page in to the storefront, in place of an earlier user. */
export async function signInToStorefront(page: Page, person: Person | NewPerson): Promise<void> {
  const session = await sessionOf(page.request, person)
  await replaceStorage(page, { 'zhuxue.session': JSON.stringify(session) }, { 'zhuxue.token': session.token })
}

/** Removes the session from the page. */
export const clearSession = (page: Page) => replaceStorage(page, {}, {})

/** Uses the smallest page of the product for its origin, because a screen would redirect to the login meanwhile. */
async function replaceStorage(page: Page, local: object, inTab: object): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    (sessionEntries) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, text] of Object.entries(sessionEntries.local)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(sessionEntries.inTab)) sessionStorage.setItem(key, text)
    },
    { local, inTab }
  )
}

/** Another browser without a session. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}) {
  return (await browser.newContext({ locale: 'zh-CN', ...options })).newPage()
}

/** Another browser, signed in to the admin. */
export async function openAdmin(browser: Browser, person: Person, path?: string): Promise<Page> {
  const page = await newVisitor(browser, { viewport: { width: 1440, height: 900 } })
  await signInToAdmin(page, person, path)
  return page
}
