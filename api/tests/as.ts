import { ApiClient, ApiRequest } from '@japa/api-client'
import { rememberStaffKey, staffCookieOf } from '#tests/staff_keys'

declare module '@japa/api-client' {
  interface ApiRequest {
    /** Sends the token of a signed-in user. */
    as(user: string | { token: string }): this
  }
}

ApiRequest.macro('as', function (this: ApiRequest, user: string | { token: string }) {
  return this.header('authorization', typeof user === 'string' ? user : user.token)
})

/** A session with a staff step sends its cookie, as in a browser. */
ApiClient.setup((request) => {
  const { authorization, cookie } = headersOf(request)
  const staffCookie = staffCookieOf(authorization)
  if (staffCookie && !cookie && Object.keys(request.cookiesJar).length === 0) request.header('Cookie', staffCookie)
})

ApiClient.teardown((response) => {
  const token = response.header('authorization') ?? headersOf(response.request).authorization
  const key = staffKeyIn([response.headers()['set-cookie'] ?? []].flat())
  if (token && key) rememberStaffKey(token, key)
})

const staffKeyIn = (cookies: string[]) => cookies.map((one) => /^zhuxue_staff=([^;]+)/.exec(one)?.[1]).find(Boolean)
const headersOf = (request: object) => (request as { request: { _header: Record<string, string> } }).request._header

const send = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  const cookie = staffCookieOf(headers.get('authorization'))
  if (cookie && !headers.has('cookie')) headers.set('cookie', cookie)
  const response = await send(input, cookie ? { ...init, headers } : init)
  const token = response.headers.get('authorization')
  const key = staffKeyIn(response.headers.getSetCookie())
  if (token && key) rememberStaffKey(token, key)
  return response
}
