import { formatTimestamp } from '../src/lib/offline/formatTimestamp'

const main = /<main\b[^>]*>/

/** The page with the line that says it is a copy. Its classes are those of every page, because its policy lets no other style in. */
export function withOfflineBanner(html: string, keptAt: number, now: number): string {
  const line = `<p class="wrap note note--amber" role="status" data-kept>网络不可用，这是 ${formatTimestamp(keptAt, now)} 保存的页面；价格与库存以联网后为准。</p>`
  return html.replace(main, (tag) => tag + line)
}

/** Of a page; what is inside was escaped by the server. */
export function titleOf(html: string): string {
  return /<title>([^<]{1,200})<\/title>/.exec(html)?.[1] ?? ''
}
