import { formatTimestamp } from '../src/lib/offline/formatTimestamp'

const main = /<main\b[^>]*>/

/**
 * The page with a banner that marks it as an offline copy. Its classes exist on every page, because the policy allows
 * no other style.
 */
export function withOfflineBanner(html: string, copiedAt: number, now: number): string {
  const line = `<p class="wrap note note--amber" role="status" data-kept>网络不可用，这是 ${formatTimestamp(copiedAt, now)} 保存的页面；价格与库存以联网后为准。</p>`
  return html.replace(main, (tag) => tag + line)
}

/** Of a page; the server escaped its content. */
export function titleOf(html: string): string {
  return /<title>([^<]{1,200})<\/title>/.exec(html)?.[1] ?? ''
}
