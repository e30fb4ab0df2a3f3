import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from './addressRules'
import { forgetAddress, keepAddress, keptAddress } from './keptAddress'
import { session } from '~/lib/session/session'

const typed = { ...draftOf(), name: '王建国' }

beforeEach(() => {
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => void (history.state = state),
  }
  vi.stubGlobal('window', { history })
  session.set({ token: 'Bearer oat_of_one_person', userName: '王建国', roles: ['user'] })
})

test('a half-typed new address is found again, and is not that of another address', () => {
  keepAddress(null, typed)
  expect(keptAddress(null)).toEqual(typed)
  expect(keptAddress(12)).toBeNull()
})

test('the next person in this tab does not find it', () => {
  keepAddress(null, typed)
  session.set({ token: 'Bearer oat_of_somebody_else', userName: '李四', roles: ['user'] })
  expect(keptAddress(null)).toBeNull()
})

test('a saved or abandoned one is gone', () => {
  keepAddress(12, typed)
  forgetAddress()
  expect(keptAddress(12)).toBeNull()
})
