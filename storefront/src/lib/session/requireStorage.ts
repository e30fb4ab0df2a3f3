import { ApiError } from '~/lib/http/errors'
import { localStore } from '~/lib/storage'

/** @throws ApiError when the next page could not read the stored state */
export async function requireStorage(): Promise<void> {
  if (!localStore.isRefused()) return
  const { storageRefused } = await import('~/lib/site/pageNotice')
  throw new ApiError({ code: 'storage' }, storageRefused, false)
}
