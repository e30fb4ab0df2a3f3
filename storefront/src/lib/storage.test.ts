// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { requireStorage } from './session/requireStorage'
import { beginSession, endSession, isSignedIn } from './session/session'
import { storageRefused } from './site/pageNotice'
import { localStore, tabStore } from './storage'

afterEach(() => vi.unstubAllGlobals())

/** As Chromium does where site data is blocked. */
function denyStorage() {
  const refuse = {
    get(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    configurable: true,
  }
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('sessionStorage', null)
  Object.defineProperty(globalThis, 'localStorage', refuse)
  Object.defineProperty(globalThis, 'sessionStorage', refuse)
}

test('stored values stay in the browser', async () => {
  localStore.setItem('kept', '1')
  expect(localStorage.getItem('kept')).toBe('1')
  localStore.removeItem('kept')
  expect(localStorage.getItem('kept')).toBeNull()
  expect(localStore.isRefused()).toBe(false)
  await requireStorage()
})

test('values live as long as the page where storage is denied', async () => {
  denyStorage()
  expect(localStore.isRefused()).toBe(true)
  tabStore.setItem('kept', '1')
  expect([tabStore.getItem('kept'), tabStore.keys()]).toEqual(['1', ['kept']])
  tabStore.removeItem('kept')
  expect(tabStore.getItem('kept')).toBeNull()
  beginSession({ token: 't', userName: '张工', roles: ['user'] })
  expect(isSignedIn()).toBe(true)
  await endSession()
  await expect(requireStorage()).rejects.toMatchObject({ message: storageRefused })
})

test('a web view without storage counts as denying it', () => {
  vi.stubGlobal('localStorage', null)
  expect(localStore.isRefused()).toBe(true)
  expect(localStore.getItem('kept')).toBeNull()
})

test('a full storage keeps the newest value for the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => 'before',
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  localStore.setItem('kept', 'now')
  expect(localStore.getItem('kept')).toBe('now')
})
