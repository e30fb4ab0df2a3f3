import { escapeHtml, localPage } from '#core/http/local_page'
import type { FaceView } from '#drivers/face/local_face'

const page = localPage({
  title: '实名认证 - 本机演示',
  style: `
h1{font-size:20px;font-weight:600;margin-bottom:14px}
form{display:grid;gap:12px}
.pass{background:#0f8f5f;color:#fff}.fail{background:#fdecec;color:#a32020}.down{background:#eef1f4;color:#3b4652}
button:focus-visible,.back:focus-visible{outline:3px solid #0f8f5f66;outline-offset:2px}
.state{font-size:18px;font-weight:600;margin-bottom:12px}
`,
})

export const faceContentPolicy = page.policy

export const faceScript = `window.getMetaInfo = function () {
  return { zimVer: 'local', deviceType: 'h5', ua: navigator.userAgent }
}
`

const resultTexts = {
  passed: '认证已通过，请返回原页面点击“认证完成”',
  failed: '认证未通过，请返回原页面点击“重新认证”',
  expired: '认证已过期，请返回原页面重新认证',
} as const

export function facePage(certifyId: string, { name, idCardMasked, state, isDown }: FaceView): string {
  return page.html(`<h1>人脸实名认证</h1>
<dl><dt>姓名</dt><dd>${escapeHtml(name)}</dd><dt>身份证号</dt><dd>${escapeHtml(idCardMasked)}</dd></dl>
${isDown ? outage(certifyId) : state === 'pending' ? buttons(certifyId) : `<p class="state" role="status">${resultTexts[state]}</p>`}
<footer>本机演示，不会拍摄或保存任何图像</footer>`)
}

function buttons(certifyId: string): string {
  return `<form method="post" action="/local/face/${escapeHtml(certifyId)}">
<button class="pass" type="submit" name="verdict" value="passed">通过</button>
<button class="fail" type="submit" name="verdict" value="failed">不通过</button>
<button class="down" type="submit" name="verdict" value="down">服务不可用</button>
</form>`
}

function outage(certifyId: string): string {
  return `<p class="state" role="status">核验服务不可用，本人的核验都会失败</p>
<form method="post" action="/local/face/${escapeHtml(certifyId)}">
<button class="pass" type="submit" name="verdict" value="up">恢复服务</button>
</form>`
}
