import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { serverTime } from './clock'
import type { NewPerson } from './new_user'
import type { Person } from './people'

interface Session {
  token: string
  userName: string
  roles: string[]
  /** The cookie of the staff step. */
  staffKey?: string
  /** The product's time of the last proof of the identity, in milliseconds. */
  provedAt: number
}

/**
 * One session per user, opened over the API and shared by all tests of a worker. Tests about signing in, devices or
 * passwords use the forms instead (sign_in_forms.ts).
 */
const sessions = new Map<string, Promise<Session>>()

async function sessionOf(request: APIRequestContext, person: Person | NewPerson): Promise<Session> {
  const { telephone } = person
  if (!sessions.has(telephone)) sessions.set(telephone, signIn(request, person))
  const session = await sessions.get(telephone)!
  if (session.staffKey) await renewProof(request, session, person)
  return session
}

/** The worker runs longer than a proof of the identity is recent, and tests advance the clock. */
async function renewProof(request: APIRequestContext, session: Session, { passwd }: Person | NewPerson) {
  const at = (await serverTime(request)).getTime()
  if (at - session.provedAt < 5 * 60_000) return
  await request.post('/api/security/staff-step/confirmations', { data: { passwd }, headers: headersIn(session) })
  session.provedAt = at
}

async function signIn(request: APIRequestContext, person: Person | NewPerson): Promise<Session> {
  const { passwd, idCard } = person
  const isLearner = !('role' in person) || person.role === 'user'
  const form = isLearner
    ? { loginName: idCard, passwd, loginType: 'idCard' }
    : { loginName: person.loginName, passwd, loginType: 'admin' }
  const response = await request.post('/api/security/login', { data: { ...form, channelId: 0 } })
  const { user } = await response.json()
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const staffKey = cookies.map(({ value }) => /^zhuxue_staff=([^;]+)/.exec(value)?.[1]).find(Boolean)
  const provedAt = (await serverTime(request)).getTime()
  return { token: response.headers().authorization!, userName: user.userName, roles: user.userRole, staffKey, provedAt }
}

/** The headers of a request of that user. */
export async function headersOf(request: APIRequestContext, person: Person | NewPerson) {
  return headersIn(await sessionOf(request, person))
}

function headersIn({ token, staffKey }: Session) {
  return { authorization: token, ...(staffKey && { cookie: `zhuxue_staff=${staffKey}` }) }
}

/**
 * Signs the page in to the admin, in place of an earlier user, and opens a screen if a path is given. The first screen
 * of a new browser loads the whole admin, so only the test's own timeout limits it.
 */
export async function signInToAdmin(page: Page, person: Person, path?: string): Promise<void> {
  await signInToStorefront(page, person)
  if (!path) return
  await page.goto(path)
  await page.getByRole('main').locator('*').first().waitFor({ timeout: 0 })
}

/** Signs the page in, in place of an earlier user: storefront and back office share the session. */
export async function signInToStorefront(page: Page, person: Person | NewPerson): Promise<void> {
  const { staffKey, token, userName, roles } = await sessionOf(page.request, person)
  const session = { token, userName, roles }
  await replaceStorage(page, { 'zhuxue.session': JSON.stringify(session) }, { 'zhuxue.token': token })
  await setStaffKey(page, staffKey)
}

/** Removes the session from the page. */
export async function clearSession(page: Page): Promise<void> {
  await replaceStorage(page, {}, {})
  await setStaffKey(page, undefined)
}

async function setStaffKey(page: Page, value: string | undefined): Promise<void> {
  const name = 'zhuxue_staff'
  await page.context().clearCookies({ name })
  if (!value) return
  const { hostname: domain } = new URL(page.url())
  await page.context().addCookies([{ name, value, domain, path: '/api', httpOnly: true, sameSite: 'Strict' }])
}

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
