import { isConnectionError } from '@zhuxue/api/connection-error'
import { reportClientError } from '@zhuxue/api/report-error'

export const storageRefused = '浏览器禁止了本站保存数据，无法登录，也不能使用购物车；请在浏览器设置中允许后刷新'

/** Above the bottom bar of phones. */
const place =
  'position:fixed;inset:auto 0 calc(72px + env(safe-area-inset-bottom));z-index:40;width:fit-content;' +
  'max-width:calc(100% - 32px);margin:0 auto;padding:8px 16px;border:1px solid #d9b24c;border-radius:4px;' +
  'background:#fdf6e3;color:#694400;font-size:14px;box-shadow:0 2px 8px rgb(16 36 63 / 16%)'

/**
 * Reports an uncaught error of our own files, or without one that the browser stores nothing. The page does not reload
 * itself, so that typed text stays.
 */
export function report(event?: ErrorEvent | PromiseRejectionEvent): void {
  if (!event) return show(storageRefused)
  const error: unknown = 'reason' in event ? event.reason : event.error
  if (!isOwnError(error)) return
  reportClientError('shop', error)
  show('页面出了点问题，已填写的内容还在本页，请先复制没有提交的内容再刷新')
}

/** Extensions and apps throw errors in pages too; API errors and lost connections were shown already. */
function isOwnError(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DOMException) return false
  if (error.name === 'ApiError' || isConnectionError(error)) return false
  return /\/(_astro|src)\//.test(error.stack ?? '')
}

function show(text: string): void {
  if (document.querySelector('[data-page-notice]')) return
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  notice.dataset.pageNotice = ''
  notice.style.cssText = place
  notice.textContent = text
  const again = document.createElement('button')
  again.style.cssText = 'margin-inline-start:8px;text-decoration:underline'
  again.textContent = '刷新'
  again.onclick = () => location.reload()
  notice.append(again)
  document.body.append(notice)
}
