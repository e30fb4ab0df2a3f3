import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { NewPerson } from './new_user'
import type { Person } from './people'

interface Session {
  token: string
  userName: string
  roles: string[]
}

/**
 * One session a person, opened over the API and shared by all stories of a worker. What is about signing in,
 * devices or passwords uses the forms instead (sign_in_forms.ts).
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

/** The headers of a call of that person. */
export async function headersOf(request: APIRequestContext, person: Person | NewPerson) {
  return { authorization: (await sessionOf(request, person)).token }
}

/**
 * Signs the page in to the board and opens a screen, if one is named. Nobody else stays signed in on it. The first
 * screen of a new browser loads the whole board, for which the story's own time is the limit.
 */
export async function signInToAdmin(page: Page, person: Person, path?: string): Promise<void> {
  const { token } = await sessionOf(page.request, person)
  await replaceStorage(page, {}, { 'zhuxue.staff': token })
  if (!path) return
  await page.goto(path)
  await page.getByRole('main').locator('*').first().waitFor({ timeout: 0 })
}

/** Signs the page in to the shop. Nobody else stays signed in on it. */
export async function signInToStorefront(page: Page, person: Person | NewPerson): Promise<void> {
  const session = await sessionOf(page.request, person)
  await replaceStorage(page, { 'zhuxue.session': JSON.stringify(session) }, { 'zhuxue.token': session.token })
}

/** Nobody is signed in on the page any more. */
export const clearSession = (page: Page) => replaceStorage(page, {}, {})

/** The smallest page of the product lends its origin: a screen would go to the login meanwhile. */
async function replaceStorage(page: Page, local: object, inTab: object): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, text] of Object.entries(kept.local)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(kept.inTab)) sessionStorage.setItem(key, text)
    },
    { local, inTab }
  )
}

/** Another browser, in which nobody is signed in. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}) {
  return (await browser.newContext({ locale: 'zh-CN', ...options })).newPage()
}

/** Another browser, signed in to the board. */
export async function openAdmin(browser: Browser, person: Person, path?: string): Promise<Page> {
  const page = await newVisitor(browser, { viewport: { width: 1440, height: 900 } })
  await signInToAdmin(page, person, path)
  return page
}
