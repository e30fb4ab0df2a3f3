import { PayWay } from '@zhuxue/api/terms/commerce'

/** A return from the provider's page, or from WeChat's authorisation with `code` and `state`. */
export type WalletReturn =
  | { way: typeof PayWay.H5 | typeof PayWay.Page }
  | { way: typeof PayWay.Jsapi; code: string | undefined; state: string | undefined }

/** Removes it from the URL, so that a reload or a shared link repeats nothing. */
export function consumeWalletReturn(): WalletReturn | null {
  const url = new URL(window.location.href)
  const way = url.searchParams.get('pay')
  if (way !== PayWay.H5 && way !== PayWay.Page && way !== PayWay.Jsapi) return null
  const [code, state] = ['code', 'state'].map((name) => url.searchParams.get(name) ?? undefined)
  // Alipay adds a dozen parameters of its own.
  url.search = ''
  window.history.replaceState(window.history.state, '', url)
  return way === PayWay.Jsapi ? { way, code, state } : { way }
}
