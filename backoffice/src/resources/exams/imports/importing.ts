import { ImportDecision } from '@zhuxue/api/terms/exams'
import { call } from '../../../providers/api'
import type { ImportPreview } from '../../../lib/wire'

export type ImportRow = ImportPreview['rows'][number]
export type Decisions = Record<number, ImportDecision>

const xml = 'application/xml'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const previewFile = (id: number, file: File): Promise<ImportPreview> =>
  call('POST /api/admin/question-banks/:id/import-previews', {
    params: { id },
    body: file,
    headers: { 'Content-Type': xlsx },
    timeout: 60_000,
  })

export const previewMoodle = (id: number, file: File): Promise<ImportPreview> =>
  call('POST /api/admin/question-banks/:id/import-previews', {
    params: { id },
    body: file,
    headers: { 'Content-Type': xml },
    timeout: 60_000,
  })

export const previewPasted = (id: number, pasted: string): Promise<ImportPreview> =>
  call('POST /api/admin/question-banks/:id/import-previews', { params: { id }, body: { pasted } })

export const importRows = (id: number, rows: ImportRow[], decisions: Decisions) =>
  call('POST /api/admin/question-banks/:id/imports', {
    params: { id },
    body: {
      rows: rows.map(({ line, cells }) => ({ line, cells, decision: decisions[line] })),
    },
    timeout: 120_000,
  })

export const importMoodle = (id: number, file: File, rows: ImportRow[], decisions: Decisions) =>
  call('POST /api/admin/question-banks/:id/moodle-imports', {
    params: { id },
    query: { decisions: rows.map(({ line }) => decisions[line]).join('-') },
    body: file,
    headers: { 'Content-Type': xml },
    timeout: 120_000,
  })

/** What is wrong cannot come in; what is there already stays as it is until somebody says otherwise. */
export function firstDecisions(rows: ImportRow[]): Decisions {
  return Object.fromEntries(
    rows.map(({ line, faults, twin }) => [
      line,
      faults.length || twin ? ImportDecision.Skip : ImportDecision.Add,
    ])
  )
}

/** How many rows come in, of how many. */
export const kept = (rows: ImportRow[], decisions: Decisions) =>
  rows.filter(({ line }) => decisions[line] !== ImportDecision.Skip).length
