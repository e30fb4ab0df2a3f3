import { ApiError } from '~/lib/http/errors'
import { isStorageRefused } from '~/lib/storage'

export const storageRefused =
  '浏览器禁止了本站保存数据，无法登录，也不能使用购物车；请在浏览器设置中允许后刷新'

/** @throws ApiError before what the next page would know nothing of */
export function requireStorage(): void {
  if (isStorageRefused()) throw new ApiError({ code: 'storage' }, storageRefused, false)
}
