import { afterEach, expect, test, vi } from 'vitest'
import { currentAddress } from '../currentAddress'
import { paths } from '../paths'
import { requireLoginScript } from './requireLoginScript'

/** The URLs that the head of a page redirects to. */
function redirectsOf(session?: string): string[] {
  const [pathname, search, hash] = ['/board/user/my-order', '?page=2&q=a b', '#part']
  const redirectUrls: string[] = []
  const location = { pathname, search, hash, replace: (to: string) => redirectUrls.push(to) }
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', { location })
  vi.stubGlobal('document', { documentElement: { dataset: { session } } })
  new Function(requireLoginScript)()
  return redirectUrls
}

afterEach(() => vi.unstubAllGlobals())

test('a visitor is redirected to login and back to the URL', () => {
  expect(redirectsOf()).toEqual([paths.loginThen(currentAddress())])
})

test.each(['learner', 'staff'])('a signed-in %s is not redirected', (account) => {
  expect(redirectsOf(account)).toEqual([])
})
