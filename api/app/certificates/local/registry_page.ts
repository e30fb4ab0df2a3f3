import { CertSubjectText, RequiredCourseText, type CertSubject } from '#catalogue/terms'
import { escapeHtml, localPage } from '#core/http/local_page'
import type { StoredSubmission } from '#drivers/hours/local_registry'
import { registryChanges, registryModes, type RegistryMode } from '#drivers/hours/registry_modes'

const page = localPage({
  title: '学时登记 - 本机省平台',
  style: `
main{max-width:1320px;text-align:left}h1{font-size:20px;margin-bottom:16px}
form{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:20px}
form button{width:auto;min-height:44px;line-height:1.2;padding:0 14px;border-radius:10px;background:#eef1f5;color:#1d2433;font-weight:500}
form button[aria-pressed=true]{background:#1f5fbf;color:#fff}
button:focus-visible{outline:3px solid #1f5fbf66;outline-offset:2px}
.rows{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}
th,td{text-align:left;padding:10px 8px;border-bottom:1px solid #e8ebf0;white-space:nowrap}
td.name{white-space:normal;min-width:180px}th{color:#5c667a;font-weight:500}
td.number{text-align:right;font-variant-numeric:tabular-nums}p{color:#5c667a}form.small{margin:0;flex-wrap:nowrap;gap:4px}form.small button{min-height:32px;padding:0 8px;font-size:12px}
`,
})

export const registryPolicy = page.policy

export function registryPage(mode: RegistryMode, uploads: StoredSubmission[]): string {
  const buttons = Object.entries(registryModes).map(
    ([value, text]) => `<button name="mode" value="${value}" aria-pressed="${value === mode}">${text}</button>`
  )
  return page.html(`<h1>省平台收到的学时</h1>
<form method="post" action="/local/province/mode">${buttons.join('')}</form>
${uploads.length ? table(uploads) : '<p>还没有收到学时。</p>'}
<footer>本机演示的省平台，不会连接真实系统</footer>`)
}

function table(uploads: StoredSubmission[]): string {
  const heads = ['收到时间', '姓名', '证件尾号', '专业', '课程', '分钟', '次数', '结果', '改动']
  const cells = (upload: StoredSubmission) => [
    upload.receivedAt,
    escapeHtml(upload.name),
    escapeHtml(upload.idCardEnd),
    `${CertSubjectText[upload.subject as CertSubject]} ${RequiredCourseText[upload.required ? 1 : 0]}`,
    escapeHtml(upload.courseName),
    String(upload.minutes),
    String(upload.deliveries),
    escapeHtml(resultOf(upload)),
    changesOf(upload),
  ]
  const classes: Record<number, string> = { 4: ' class="name"', 5: ' class="number"' }
  const rows = uploads.map(
    (upload) =>
      `<tr>${cells(upload)
        .map((cell, at) => `<td${classes[at] ?? ''}>${cell}</td>`)
        .join('')}</tr>`
  )
  return `<div class="rows"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}

/** Creates discrepancies for the daily comparison. */
function changesOf({ pushId }: StoredSubmission): string {
  const buttons = Object.entries(registryChanges).map(
    ([value, text]) => `<button name="change" value="${value}">${text}</button>`
  )
  return `<form class="small" method="post" action="/local/province/uploads/${encodeURIComponent(pushId)}/changes">${buttons.join('')}</form>`
}

function resultOf({ outcome, cancelledAt }: StoredSubmission): string {
  if (cancelledAt) return '已撤回'
  return outcome.state === 'confirmed' ? `已接受 ${outcome.receiptNo}` : `已拒绝：${outcome.reason}`
}
