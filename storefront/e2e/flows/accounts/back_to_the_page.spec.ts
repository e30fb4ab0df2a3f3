import { existsSync, readdirSync } from 'node:fs'
import { apiClientFor } from '../../support/api_calls'
import { loginPages } from '../../support/login_pages'
import { register } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { signInToStorefront, clearSession } from '../../support/sessions'
import { fillSignInForm } from '../../support/sign_in_forms'
import { expect, test } from '../../support/fixtures'

const rest = '?from=mail&page=2#part'
const isOfBoard = (path: string) => /^\/board\/(?!user(\/|$))/.test(path)
const ofShop = loginPages.filter((path) => !isOfBoard(path))
const ofBoard = loginPages.filter(isOfBoard)

test('the table contains every page of a learner', () => {
  const folder = new URL('../../../src/pages/board/user/', import.meta.url)
  expect(existsSync(folder)).toBe(true)
  for (const file of readdirSync(folder)) {
    const path = `/board/user/${file.replace(/\.astro$/, '')}`.replace(/\/index$/, '')
    expect(ofShop.map((known) => known.replace(/\/\d+$/, ''))).toContain(path)
  }
})

test('each storefront page redirects to login and back', { tag: '@smoke' }, async ({ page, request }) => {
  const person = await register(request)
  for (const path of ofShop) {
    await page.goto(path + rest)
    await page.waitForURL((url) => url.href.endsWith(`/login/${encodeURIComponent(path + rest)}`))
    await fillSignInForm(page, person.idCard, person.passwd)
    await page.waitForURL((url) => url.href.endsWith(path + rest))
    await clearSession(page)
  }
})

test('an expired session is shown once and redirects back after login', async ({ page, request }) => {
  const person = await register(request)
  await signInToStorefront(page, person)
  await apiClientFor(request, person).then(({ post }) => post('/api/security/logout'))
  await page.goto('/board/user/my-order')
  await page.waitForURL(/\/login\//)
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(0)
  await fillSignInForm(page, person.idCard, person.passwd)
  await page.waitForURL(/\/board\/user\/my-order$/)
})

test('each admin screen redirects to login and back', async ({ page, request }) => {
  for (const path of ofBoard) {
    await page.goto(path + rest)
    await page.waitForURL((url) => url.pathname === '/admin-login')
    // A new page, because the admin may still be redirecting.
    await expect(page.getByPlaceholder('请输入用户名')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('goback')).toBe(path + rest)
  }
  for (const role of ['admin', 'teacher', 'channel', 'auditor'] as const) {
    const path = ofBoard.find((one) => one.startsWith(`/board/${role}/`))!
    const person = await demoUser(request, role)
    await page.goto(path + rest)
    await page.getByPlaceholder('请输入用户名').fill(person.loginName)
    await page.getByPlaceholder('请输入密码').fill(person.passwd)
    await page.getByRole('button', { name: /登\s*录/ }).click()
    await page.waitForURL((url) => url.pathname === path && url.hash === '#part')
    // The URL changes before its page is loaded.
    await expect(page.locator('#root')).toBeAttached()
    await clearSession(page)
  }
})

test('no login URL redirects to another site', async ({ page, request }) => {
  const person = await register(request)
  for (const evil of ['//evil.test/index#/board/user/', 'https://evil.test/index', '/admin-login']) {
    await page.goto(`/login/${encodeURIComponent(evil)}`)
    await fillSignInForm(page, person.idCard, person.passwd)
    await page.waitForURL((url) => url.pathname === '/board/user/my-course')
    await clearSession(page)
  }
})
