import { pageStorage } from '@zhuxue/api/page-storage'
import { toHttpError } from './apiErrors'

// oxlint-disable no-restricted-properties
// The only place that uses them: access itself throws where the browser blocks site data.
export const localStore = pageStorage(() => globalThis.localStorage)
/** Storage of this tab. */
export const tabStore = pageStorage(() => globalThis.sessionStorage)

/** @throws HttpError before a sign-in whose token the next page could not read */
export function requireStorage(): void {
  const msg = '浏览器禁止了本站保存数据，无法登录，请在浏览器设置中允许后刷新'
  if (tabStore.isRefused()) throw toHttpError({ code: 'storage', msg }, 0)
}
