import { auditFields } from '@zhuxue/api/audit-fields'
import { RoleText } from '@zhuxue/api/terms/accounts'
import { GoodsReturnText } from '@zhuxue/api/terms/commerce/refunds'

type FieldValues = Record<string, unknown>

export interface AuditEntry {
  auditLogId: number
  actorId: number | null
  actorName: string
  role: string
  /** For example `course.publish`. */
  action: string
  /** For example `course:12`. */
  object: string
  before: FieldValues | null
  after: FieldValues | null
  reason: string | null
  ip: string | null
  requestId: string | null
  createTime: string
}

export interface Difference {
  field: string
  label: string
  before: string
  after: string
}

/** Every field of either side, in the order of the newer side. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const fields = Object.keys({ ...after, ...before })
  return fields.map((field): Difference => ({
    field,
    label: auditFields[field] ?? field,
    before: formatValue(field, before?.[field]),
    after: formatValue(field, after?.[field]),
  }))
}

/** 姓名、身份证号 等 4 项: the changed fields, short enough for a row; of an unmasked number, which one. */
export function changedFieldsText(entry: AuditEntry) {
  const labels = differencesOf(entry).map(({ field, label, after }) => (field === 'field' ? after : label))
  const shown = labels.slice(0, 3).join('、')
  return labels.length > 3 ? `${shown} 等 ${labels.length} 项` : shown
}

const states: Record<string, Record<string, string>> = {
  userStatus: { 1: '未确认', 2: '已确认' },
  courseStatus: { unpublish: '未发布', auditing: '审核中', published: '已发布' },
  field: { idCard: '身份证号', telephone: '手机号' },
  password: { new: '已重新设置' },
  kind: { general: '普通渠道', internal: '内部渠道', school: '院校渠道' },
  goodsReturn: GoodsReturnText,
  userRole: RoleText,
  role: RoleText,
}

function formatValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.map((one) => formatValue(field, one)).join('、') || '—'
  if (typeof value === 'object') return JSON.stringify(value)
  return states[field]?.[String(value)] ?? String(value)
}
