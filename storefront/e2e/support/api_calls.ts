import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { NewPerson } from './new_user'
import type { Person } from './people'
import { headersOf } from './sessions'

export type ApiCalls = Awaited<ReturnType<typeof apiClientFor>>

/** The payload of a response; an error ends the test with its message. */
export async function expectOkBody(response: APIResponse): Promise<any> {
  const body = await response.json()
  expect(body, `${response.url()} ${JSON.stringify(body)}`).toMatchObject({ code: '200' })
  return body
}

/** API requests of a user, without a screen. */
export async function apiClientFor(request: APIRequestContext, person: Person | NewPerson) {
  const headers = await headersOf(request, person)
  return {
    get: async (path: string) => expectOkBody(await request.get(path, { headers })),
    post: async (path: string, data: object = {}) => expectOkBody(await request.post(path, { headers, data })),
    put: async (path: string, data: object) => expectOkBody(await request.put(path, { headers, data })),
    delete: async (path: string) => expectOkBody(await request.delete(path, { headers })),
  }
}
