// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '../lib/storage'
import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import { onAccountSwitch, reloadAfterChangeInOtherTabs } from './otherTabs'
import { session, type Staff } from './session'

const reload = vi.fn()
const store = (token: string, userName = '张三') =>
  localStore.setItem(SessionStorage.session, JSON.stringify({ token, userName }))
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

test('a page names the account that signed in, then reloads', () => {
  vi.useFakeTimers()
  const announced = vi.fn()
  onAccountSwitch(announced)
  session.welcome({ userId: 1, userName: '张三' } as Staff)
  store('other', '李四')
  report()
  expect(announced).toHaveBeenCalledWith('已切换为李四的账号，本页将重新载入')
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(reload).toHaveBeenCalled()
  vi.useRealTimers()
})
