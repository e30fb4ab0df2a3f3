import { ApiError } from '~/lib/http/errors'
import { localStore } from '~/lib/storage'

/** @throws ApiError before what the next page would know nothing of */
export async function requireStorage(): Promise<void> {
  if (!localStore.isRefused()) return
  const { storageRefused } = await import('~/lib/site/pageNotice')
  throw new ApiError({ code: 'storage' }, storageRefused, false)
}
