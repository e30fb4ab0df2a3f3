// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { requireStorage, storageRefused } from './session/requireStorage'
import { beginSession, endSession, isSignedIn } from './session/session'
import { isStorageRefused, localStore, tabStore } from './storage'

afterEach(() => vi.unstubAllGlobals())

/** As Chromium does where site data is blocked. */
function refuseStorage() {
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

test('what is stored stays in the browser', () => {
  localStore.setItem('kept', '1')
  expect(localStorage.getItem('kept')).toBe('1')
  localStore.removeItem('kept')
  expect(localStorage.getItem('kept')).toBeNull()
  expect(isStorageRefused()).toBe(false)
  expect(requireStorage).not.toThrow()
})

test('a browser that refuses storage keeps values for the page, and nothing throws', async () => {
  refuseStorage()
  expect(isStorageRefused()).toBe(true)
  tabStore.setItem('kept', '1')
  expect([tabStore.getItem('kept'), tabStore.length, tabStore.key(0)]).toEqual(['1', 1, 'kept'])
  tabStore.removeItem('kept')
  expect(tabStore.getItem('kept')).toBeNull()
  beginSession({ token: 't', userName: '张工', roles: ['user'] })
  expect(isSignedIn()).toBe(true)
  await endSession()
  expect(requireStorage).toThrow(storageRefused)
})

test('a web view without storage counts as one that refuses it', () => {
  vi.stubGlobal('localStorage', null)
  expect(isStorageRefused()).toBe(true)
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
