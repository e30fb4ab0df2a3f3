import { createHash } from 'node:crypto'
import type { FaceView } from '#drivers/face/local_face'

const style = `
*{box-sizing:border-box;margin:0}
body{font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;background:#f2f4f7;color:#1d2433;
min-height:100vh;display:grid;place-items:center;padding:16px}
main{width:100%;max-width:390px;background:#fff;border-radius:20px;padding:36px 24px 24px;text-align:center;
box-shadow:0 12px 40px #1d243318}
h1{font-size:20px;font-weight:600;margin-bottom:14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 16px;text-align:left;font-size:14px;padding:18px 0;
border-block:1px solid #e8ebf0;margin-bottom:22px}
dt{color:#5c667a}dd{text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:12px}
button,.back{display:block;width:100%;min-height:50px;border:0;border-radius:14px;font:inherit;font-weight:600;
cursor:pointer;text-decoration:none;line-height:50px}
.pass{background:#0f8f5f;color:#fff}.fail{background:#fdecec;color:#a32020}.back{color:#5c667a;font-weight:500}
button:focus-visible,.back:focus-visible{outline:3px solid #0f8f5f66;outline-offset:2px}
.state{font-size:18px;font-weight:600;margin-bottom:12px}
footer{font-size:12px;color:#6b7588;margin-top:18px}
`

/** The page needs one style of its own and nothing else: no script, no picture, no camera. */
export const facePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const endings = {
  passed: '认证已通过，请返回原页面点击“认证完成”',
  failed: '认证未通过，请返回原页面点击“重新认证”',
  expired: '认证已过期，请返回原页面重新认证',
} as const

/** Whose face it would be, and the two buttons; or how it ended. */
export function facePage(certifyId: string, { name, idCardMasked, state }: FaceView): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>实名认证 - 本机演示</title>
<style>${style}</style>
</head>
<body><main>
<h1>人脸实名认证</h1>
<dl><dt>姓名</dt><dd>${escaped(name)}</dd><dt>身份证号</dt><dd>${escaped(idCardMasked)}</dd></dl>
${state === 'pending' ? buttons(certifyId) : `<p class="state" role="status">${endings[state]}</p>`}
<footer>本机演示，不会拍摄或保存任何图像</footer>
</main></body>
</html>
`
}

function buttons(certifyId: string): string {
  return `<form method="post" action="/local/face/${escaped(certifyId)}">
<button class="pass" type="submit" name="verdict" value="passed">通过</button>
<button class="fail" type="submit" name="verdict" value="failed">不通过</button>
</form>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
