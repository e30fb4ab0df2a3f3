import { OwnDataPageName } from '#accounts/personal_data_export/terms'
import { ownTables } from '#accounts/personal_data_export/own_data_groups'
import type { OwnRow } from '#accounts/personal_data_export/data_provider'
import { now, toWireTime } from '#core/time'
import { zip, type ZippedFile } from '#core/zip'

/** A JSON file per table and a readable page; streamed while it is read, so no copy stays on the server. */
export function ownDataFile(userId: number): AsyncGenerator<Uint8Array> {
  const page: string[] = []
  async function* files(): AsyncGenerator<ZippedFile> {
    for await (const [title, rows] of ownTables(userId)) {
      page.push(sectionOf(title, rows))
      yield { name: `${title}.json`, parts: [encoded(JSON.stringify(rows, null, 2))] }
    }
  }
  return zip(files(), () => ({ name: OwnDataPageName, text: pageOf(page) }))
}

const encoded = (text: string) => new TextEncoder().encode(text)

/** Opened from disk, it can neither run nor load anything (docs/threats.md T114). */
function pageOf(sections: string[]): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>我的个人信息</title>
<style>body{font:14px/1.6 sans-serif;margin:2em}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 8px;text-align:left}</style>
</head><body><h1>我的个人信息</h1><p>${escaped(toWireTime(now()) ?? '')}</p>
${sections.join('\n')}
</body></html>`
}

function sectionOf(title: string, rows: OwnRow[]): string {
  const heading = `<h2>${escaped(title)}（${rows.length}）</h2>`
  if (!rows.length) return `${heading}<p>没有记录</p>`
  const names = Object.keys(rows[0])
  const lines = rows.map((row) =>
    cells(
      'td',
      names.map((name) => row[name])
    )
  )
  return `${heading}<table>${cells('th', names)}${lines.join('\n')}</table>`
}

function cells(tag: 'td' | 'th', values: unknown[]): string {
  const all = values.map((value) => `<${tag}>${escaped(String(value ?? ''))}</${tag}>`)
  return `<tr>${all.join('')}</tr>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter])
