import { expect, type APIRequestContext } from '@playwright/test'
import { androidPackage } from './androidPackage'
import { apiClientFor } from './api_calls'
import { demoUser } from './people'

const type = 'application/vnd.android.package-archive'

/** An admin's package of the app, for tests about something else. */
export async function publishPackage(request: APIRequestContext, version: string): Promise<void> {
  const { get, post } = await apiClientFor(request, await demoUser(request, 'admin'))
  const query = new URLSearchParams({ category: 'app', contentType: type })
  const { host, fields, url } = await get(`/api/files/oss-sign?${query}`)
  const file = { name: 'app.apk', mimeType: type, buffer: androidPackage(`${version} ${Date.now()}`) }
  const stored = await request.post(host, { multipart: { ...fields, 'Content-Type': type, file } })
  expect(stored.ok(), await stored.text()).toBe(true)
  await post('/api/admin/app-packages', { version, url })
}
