import { pageStorage } from '@zhuxue/api/page-storage'
import { toHttpError } from './apiErrors'

// oxlint-disable no-restricted-properties
// The only place that touches them: where the browser refuses site data, the access itself throws.
export const localStore = pageStorage(() => globalThis.localStorage)
/** Of this tab. */
export const tabStore = pageStorage(() => globalThis.sessionStorage)

/** @throws HttpError before a sign-in that the next page would know nothing of */
export function requireStorage(): void {
  const msg = '浏览器禁止了本站保存数据，无法登录，请在浏览器设置中允许后刷新'
  if (tabStore.isRefused()) throw toHttpError({ code: 'storage', msg }, 0)
}
