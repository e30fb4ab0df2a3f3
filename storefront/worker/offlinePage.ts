import { formatTimestamp } from '../src/lib/offline/formatTimestamp'

export interface CachedPage {
  href: string
  title: string
  copiedAt: number
}

const styles =
  'body{font:16px/1.75 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;color:#222d3a;background:#faf8f4;margin:0;padding:12vh 24px 48px}' +
  'main{max-width:640px;margin:0 auto}h1{font-size:24px;margin:0 0 8px}h2{font-size:18px;margin:32px 0 8px}p{color:#525d69;margin:0 0 20px}' +
  'a{color:#1b4a7c}ul{list-style:none;margin:0;padding:0}li{padding:10px 0;border-top:1px solid #e7e1d5}small{display:block;color:#525d69}' +
  '.again{display:inline-block;padding:10px 20px;border-radius:4px;background:#1b4a7c;color:#fffefc;text-decoration:none}'
/** Reloads once online. */
const script = 'addEventListener("online",()=>location.reload())'

/** For pages that are not cached. The URL stays, so that a reload opens the page. */
export async function offlinePage(cachedPages: readonly CachedPage[], now = Date.now()): Promise<Response> {
  const policy = `default-src 'none'; style-src ${await source(styles)}; script-src ${await source(script)}; base-uri 'none'; frame-ancestors 'none'`
  return new Response(pageText(cachedPages, now), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}

async function source(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

function pageText(cachedPages: readonly CachedPage[], now: number): string {
  const rows = cachedPages
    .filter(({ title }) => title)
    .map(
      ({ href, title, copiedAt }) =>
        `<li><a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${title.replaceAll('<', '&lt;')}</a><small>${formatTimestamp(copiedAt, now)} 保存</small></li>`
    )
  const list = rows.length ? `<h2>可以离线阅读</h2><ul>${rows.join('')}</ul>` : ''
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>没有网络 - 筑学</title>
<style>${styles}</style>
<main><h1>没有网络</h1><p>这个页面没有保存在本机。网络恢复后会自动打开；已作的答案和已填写的内容不受影响。</p><a class="again" href="">重试</a>${list}</main>
<script>${script}</script>
</html>
`
}
