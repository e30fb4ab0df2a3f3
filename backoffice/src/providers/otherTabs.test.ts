// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '../lib/storage'
import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import { reloadAfterChangeInOtherTabs } from './otherTabs'

const reload = vi.fn()
const store = (token: string) => localStore.setItem(SessionStorage.session, JSON.stringify({ token }))
const report = () => window.dispatchEvent(new StorageEvent('storage', { key: SessionStorage.session }))

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  store('one')
  reloadAfterChangeInOtherTabs()
})
afterEach(() => vi.restoreAllMocks())

test('a page reloads after another tab signed in with another session', () => {
  store('other')
  report()
  expect(reload).toHaveBeenCalled()
})

test('a page keeps running when its own session is reported to it', () => {
  report()
  expect(reload).not.toHaveBeenCalled()
})
