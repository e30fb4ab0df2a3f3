import { beforeEach, expect, test, vi } from 'vitest'
import { addressFormOf } from './addressForm'
import { addressDraft } from './addressDraft'
import { session } from '~/lib/session/session'

const typed = { ...addressFormOf(), name: '王建国' }

beforeEach(() => {
  const history = { state: null as unknown, replaceState: (state: unknown) => void (history.state = state) }
  vi.stubGlobal('window', { history })
  session.set({ token: 'Bearer oat_of_one_person', userName: '王建国', roles: ['user'] })
})

test('a half-typed address is restored only for its own form', () => {
  addressDraft(null).save(typed)
  expect(addressDraft(null).restore()).toEqual(typed)
  expect(addressDraft(12).restore()).toBeNull()
})

test('another user of this tab does not get the draft', () => {
  addressDraft(null).save(typed)
  session.set({ token: 'Bearer oat_of_somebody_else', userName: '李四', roles: ['user'] })
  expect(addressDraft(null).restore()).toBeNull()
})

test('a cleared draft is deleted', () => {
  addressDraft(12).save(typed)
  addressDraft(12).clear()
  expect(addressDraft(12).restore()).toBeNull()
})
