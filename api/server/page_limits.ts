import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { rates } from '../config/rate_limits.js'
import { isInternalKey } from '../app/core/http/internal_key.js'
import { statusMessages } from '../app/core/http/status_messages.js'
import { ipBucket } from '../app/core/http/ip_ranges.js'
import { clientAddress } from './client_address.js'
import { WindowCounter } from './counters.js'
import { isPrefetch } from './prefetch_requests.js'

const off = process.env.RATE_LIMITS === 'off'
const minutes = new WindowCounter(60_000)
/** Pages whose input can be guessed: words, and numbers of certificates. */
const searches = /^\/(index\/search|certificates)(\/|\?|$)/

const styles =
  'body{font:16px/1.7 system-ui,sans-serif;color:#1f2329;background:#f5f7fa;margin:0;padding:18vh 24px 0;text-align:center}' +
  'h1{font-size:22px;margin:0 0 8px}p{color:#4e5969;margin:0 0 20px}a{color:#0b5cad}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; frame-ancestors 'none'`

/**
 * The storefront calls the API with the internal key, which bypasses the API's rate limits: so its pages are counted here,
 * a search at the rate of API lists. False when the page is rejected and the response sent.
 */
export function allowPageRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (off || isInternalKey(request.headers['x-internal-key'])) return true
  const rate = rateOf(request)
  const key = `${rate}:${ipBucket(clientAddress(request))}`
  const wait = minutes.count(key, rates[rate].calls)
  if (wait) rejectPage(request, response, wait)
  return wait === 0
}

function rateOf({ url = '', headers }: IncomingMessage) {
  if (searches.test(url)) return 'list'
  return isPrefetch(headers) ? 'prefetch' : 'page'
}

function rejectPage({ method }: IncomingMessage, response: ServerResponse, wait: number): void {
  response.writeHead(429, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Retry-After': String(wait),
  })
  response.end(method === 'HEAD' ? undefined : page(wait))
}

const page = (wait: number) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>操作过于频繁 - 筑学</title>
<style>${styles}</style>
<main><h1>${statusMessages[429]}</h1><p>请在 ${wait} 秒后刷新页面。</p><a href="/">返回首页</a></main>
</html>
`
