import type { ImportState } from '@zhuxue/api/terms/transfer'
import type { Tone } from '../../components/list/StatusTag'
import { formatCount } from '../../components/format'
import type { ImportCounts } from '../../lib/apiTypes'

export const importTones: Record<ImportState, Tone> = {
  received: 'processing',
  staging: 'processing',
  checked: 'warning',
  waiting: 'processing',
  running: 'processing',
  paused: 'warning',
  done: 'success',
  done_with_breaks: 'error',
  failed: 'error',
  discarded: 'default',
}

const beforeStart: ImportState[] = ['received', 'staging', 'checked', 'discarded']

/** What the preview found, until the import was started. */
export const isPreviewOnly = (state: ImportState): boolean => beforeStart.includes(state)

/** `新增 12，修改 3`, without zeros. */
export function countsText({ added, changed, linked, same, refused }: ImportCounts): string {
  const parts: [string, number][] = [
    ['新增', added],
    ['修改', changed],
    ['合并', linked],
    ['没有变化', same],
    ['有错误', refused],
  ]
  const shown = parts.filter(([, count]) => count > 0)
  return shown.map(([label, count]) => `${label} ${formatCount(count)}`).join('，') || '—'
}

/** Nothing is written yet; empty until the files are read. */
export function previewText(found: ImportCounts): string {
  const text = countsText(found)
  return text === '—' ? text : `预览：${text}`
}

export const toWrite = ({ added, changed, linked }: ImportCounts): number => added + changed + linked

/** Rows that a started import is done with, of those that it writes. */
export function percentDone(found: ImportCounts, written: ImportCounts): number {
  const total = toWrite(found)
  const lateRefused = Math.max(0, written.refused - found.refused)
  const lateSame = Math.max(0, written.same - found.same)
  const done = toWrite(written) + lateRefused + lateSame
  return total ? Math.min(100, Math.floor((done / total) * 100)) : 100
}
