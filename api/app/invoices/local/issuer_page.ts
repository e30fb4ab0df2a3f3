import { toYuan } from '#core/money'
import { escapeHtml, localPage } from '#core/http/local_page'
import { blueFact, redFact } from '#drivers/invoices/local_issuer'
import type LocalIssuer from '#drivers/invoices/local_issuer'
import { issuerModes, noteChanges } from '#drivers/invoices/local_issuer_modes'

const page = localPage({
  title: '数电票 - 本机开票服务',
  style: `
main{min-width:0;max-width:min(1120px,100vw - 32px);text-align:left}h1{font-size:20px;margin-bottom:16px}h2{font-size:16px;margin:20px 0 8px}
form{display:flex;flex-wrap:wrap;gap:8px}
form button{width:auto;min-height:44px;line-height:1.2;padding:0 14px;border-radius:10px;background:#eef1f5;color:#1d2433;font-weight:500}
form button[aria-pressed=true]{background:#1f5fbf;color:#fff}
button:focus-visible{outline:3px solid #1f5fbf66;outline-offset:2px}
.rows{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}
th,td{text-align:left;padding:10px 8px;border-bottom:1px solid #e8ebf0;white-space:nowrap}
td.name{white-space:normal;min-width:160px}th,p{color:#5c667a}th{font-weight:500}
`,
})

export const issuerPolicy = page.policy

export async function issuerPage(issuer: LocalIssuer): Promise<string> {
  const [mode, requests, notes] = await Promise.all([issuer.mode(), issuer.requests(), issuer.notes()])
  const buttons = Object.entries(issuerModes).map(
    ([value, text]) => `<button name="mode" value="${value}" aria-pressed="${value === mode}">${text}</button>`
  )
  return page.html(`<h1>开票服务收到的请求</h1>
<form method="post" action="/local/invoices/mode">${buttons.join('')}</form>
<h2>蓝字发票</h2>
${table(['请求号', '购买方', '金额（元）', '次数', '结果'], requests.map(requestCells), '还没有收到开票请求。')}
<h2>红字发票</h2>
${table(['请求号', '蓝字号码', '金额（元）', '结果', '购买方'], notes.map(noteCells), '还没有收到冲红请求。')}
<footer>本机演示的开票服务，不会连接税务系统</footer>`)
}

type Requests = Awaited<ReturnType<LocalIssuer['requests']>>
type Notes = Awaited<ReturnType<LocalIssuer['notes']>>

function requestCells(stored: Requests[number]): string[] {
  const fact = blueFact(stored)
  const results = {
    issuing: () => '开具中',
    issued: () => `已开具 ${fact.state === 'issued' ? fact.number : ''}`,
    failed: () => `失败：${fact.state === 'failed' ? fact.reason : ''}`,
    blocked: () => '受阻',
  }
  const { requestNo, payerName, amountFen, deliveries } = stored
  return [requestNo, escapeHtml(payerName), toYuan(amountFen).toFixed(2), String(deliveries), results[fact.state]()]
}

function noteCells(stored: Notes[number]): string[] {
  const fact = redFact(stored)
  const state = 'noteState' in fact ? `${fact.noteState} ` : ''
  const texts = {
    waiting: '待购买方确认',
    confirmed: '已确认，开具中',
    issued: '已开具',
    void: '已作废',
    blocked: '受阻',
  }
  const number = fact.state === 'issued' ? ` ${fact.number}` : ''
  const buttons = Object.entries(noteChanges).map(
    ([value, text]) => `<button name="change" value="${value}">${text}</button>`
  )
  const form =
    fact.state === 'waiting'
      ? `<form method="post" action="/local/invoices/notes/${stored.requestNo}/changes">${buttons.join('')}</form>`
      : ''
  const { requestNo, amountFen } = stored
  return [requestNo, stored.number, toYuan(amountFen).toFixed(2), `${state}${texts[fact.state]}${number}`, form]
}

function table(heads: string[], rows: string[][], empty: string): string {
  if (!rows.length) return `<p>${empty}</p>`
  const cells = (row: string[]) => row.map((cell, at) => `<td${at === 1 ? ' class="name"' : ''}>${cell}</td>`).join('')
  return `<div class="rows"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`
}
