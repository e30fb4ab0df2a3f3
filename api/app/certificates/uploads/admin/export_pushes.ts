import type { HttpContext } from '@adonisjs/core/http'
import { CertSubjectText, RequiredCourseText } from '#catalogue/terms'
import {
  filteredPushes,
  pushColumns,
  type PushFilters,
} from '#certificates/uploads/admin/push_filters'
import { toPush, type PushRow } from '#certificates/uploads/admin/push_row'
import { PushStateText, uploadMessages } from '#certificates/uploads/terms'
import { audit } from '#core/audit/audit'
import { Refusal } from '#core/http/refusal'
import { MostExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { transaction } from '#core/transaction'

const batch = 500

/** The audit entry, with the filters, is written before the first row is sent (docs/threats.md T22). */
export async function exportPushes(ctx: HttpContext, filters: PushFilters): Promise<Sheet> {
  const [{ total }] = await filteredPushes(filters).count('* as total')
  if (Number(total) > MostExportRows) throw new Refusal(uploadMessages.tooManyRows)
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'hours.export-uploads',
      object: 'hour-uploads',
      after: { ...filters },
    })
  )
  return { name: '上传记录', columns, rows: rows(filters) }
}

const columns = [
  { title: '上传编号', width: 38 },
  { title: '姓名', width: 12 },
  { title: '手机号', width: 14 },
  { title: '专业', width: 16 },
  { title: '课程类别', width: 10 },
  { title: '课程', width: 36 },
  { title: '学时（分钟）', width: 12 },
  { title: '状态', width: 16 },
  { title: '尝试次数', width: 10 },
  { title: '上传时间', width: 20 },
  { title: '确认时间', width: 20 },
  { title: '受理编号', width: 24 },
  { title: '说明', width: 40 },
]

async function* rows(filters: PushFilters): AsyncGenerator<Cell[]> {
  let [after, left] = [0, MostExportRows]
  while (left > 0) {
    const found: PushRow[] = await filteredPushes(filters)
      .where('u.id', '>', after)
      .select(pushColumns)
      .orderBy('u.id')
      .limit(Math.min(batch, left))
    for (const row of found) yield asCells(row)
    if (found.length < batch) return
    after = found.at(-1)!.id
    left -= found.length
  }
}

function asCells(row: PushRow): Cell[] {
  const push = toPush(row)
  return [
    push.pushId,
    push.userName,
    push.telephone,
    CertSubjectText[push.certSubject],
    RequiredCourseText[push.requiredCourse],
    push.courseName,
    push.learningHours,
    PushStateText[push.state],
    push.tries,
    push.uploadTime,
    push.confirmTime,
    push.receiptNo,
    push.reason,
  ]
}
