import { escapeHtml, localPage } from '#core/http/local_page'

const page = localPage({
  title: '本机推流',
  style: `
h1{font-size:20px;margin-bottom:8px}p{color:#5c667a;margin-bottom:22px}
form button{background:#1f5fbf;color:#fff}
form button[value=false]{background:#b3261e}
button:focus-visible{outline:3px solid #1f5fbf66;outline-offset:2px}
`,
})

export const encoderPolicy = page.policy

/** @param key of the push URL that the page was opened with */
export function encoderPage({ key, isSending }: { key: string; isSending: boolean }): string {
  return page.html(`<h1>${isSending ? '正在推流' : '未推流'}</h1>
<p>${isSending ? '画面正在送往直播流。' : '代替推流软件，循环发送一段演示画面。'}</p>
<form method="post"><input type="hidden" name="auth_key" value="${escapeHtml(key)}">
<button name="sending" value="${!isSending}">${isSending ? '停止推流' : '开始推流'}</button></form>
<footer>本机演示的直播，不会连接真实系统</footer>`)
}
