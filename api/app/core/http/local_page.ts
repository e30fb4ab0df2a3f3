import { createHash } from 'node:crypto'

const base = `
*{box-sizing:border-box;margin:0}
body{font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;background:#f2f4f7;color:#1d2433;
min-height:100vh;display:grid;place-items:center;padding:16px}
main{width:100%;max-width:390px;background:#fff;border-radius:20px;padding:36px 24px 24px;text-align:center;
box-shadow:0 12px 40px #1d243318}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 16px;text-align:left;font-size:14px;padding:18px 0;
border-block:1px solid #e8ebf0;margin-bottom:22px}
dt{color:#5c667a}dd{text-align:right;overflow-wrap:anywhere}
button,.back{display:block;width:100%;min-height:50px;border:0;border-radius:14px;font:inherit;font-weight:600;
cursor:pointer;text-decoration:none;line-height:50px}
.back{color:#5c667a;font-weight:500}
footer{font-size:12px;color:#6b7588;margin-top:18px}
`

/** A page of a local driver. Its content policy allows the style by hash, no script and no foreign form target. */
export function localPage({ title, style }: { title: string; style: string }) {
  const whole = base + style
  return {
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(whole).digest('base64')}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),

    /** @param body markup in which every untrusted text went through `escapeHtml` */
    html: (body: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${whole}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`,
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
