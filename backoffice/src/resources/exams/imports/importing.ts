import { ImportDecision } from '@zhuxue/api/terms/exams'
import { call } from '../../../providers/api'
import type { ImportPreview } from '../../../lib/apiTypes'

export type ImportRow = ImportPreview['rows'][number]
export type Decisions = Record<number, ImportDecision>

/** The source of the questions, sent for the preview and again with the decisions. */
export type ImportSource = { pasted: string } | { file: File }

const xml = 'application/xml'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const previewImport = (id: number, source: ImportSource): Promise<ImportPreview> =>
  call('POST /api/admin/question-banks/:id/import-previews', { params: { id }, ...contentOf(source), timeout: 60_000 })

export const importQuestions = (
  id: number,
  source: ImportSource,
  decisions: ImportDecision[]
): Promise<{ msg: string }> =>
  call('POST /api/admin/question-banks/:id/imports', {
    params: { id },
    query: { decisions: decisions.join('-') },
    ...contentOf(source),
    timeout: 120_000,
  })

function contentOf(source: ImportSource) {
  if ('pasted' in source) return { body: source }
  const isXml = source.file.name.toLowerCase().endsWith('.xml')
  return { body: source.file, headers: { 'Content-Type': isXml ? xml : xlsx } }
}

const lostKinds: [kind: string, html: RegExp][] = [
  ['图片', /<(img|v:imagedata|v:shape)\b/i],
  ['公式', /<(m:oMath|math)\b|msEquation/i],
  ['表格', /<table\b/i],
  ['上标或下标', /<su[bp]\b|vertical-align:\s*(super|sub)/i],
]

/** What a document has besides plain text, which a text field drops. */
export const pasteWarnings = (html: string) =>
  lostKinds.filter(([, pattern]) => pattern.test(html)).map(([kind]) => kind)

/** Invalid rows are excluded; existing questions stay unchanged unless the user decides otherwise. */
export function firstDecisions(rows: ImportRow[]): Decisions {
  return Object.fromEntries(
    rows.map(({ line, faults, twin }) => [line, faults.length || twin ? ImportDecision.Skip : ImportDecision.Add])
  )
}

/** How many rows are imported, of how many. */
export const countImported = (rows: ImportRow[], decisions: Decisions) =>
  rows.filter(({ line }) => decisions[line] !== ImportDecision.Skip).length
