import { isAuditList } from '@zhuxue/api/terms/core/audit'
import { fromDays, toDays, type DateRange } from '../../../components/list/filter/days'
import { ALL } from '../../../providers/data'

export interface AuditFilters {
  actor?: string
  action: string
  kind: string
  number?: string
  days?: DateRange
  /** Views too; a switch beside the title, not a field of the form. */
  reads?: boolean
}

export const defaults: AuditFilters = { action: ALL, kind: ALL }

/** Kind and number are sent as one object, `user:12`; the kind alone matches all of its objects. */
export function toQuery({ kind, number, days, reads, ...rest }: AuditFilters): Record<string, unknown> {
  const id = isAuditList(kind) ? '' : (number ?? '').trim()
  const object = kind === ALL ? undefined : [kind, id].filter(Boolean).join(':')
  return { ...rest, object, ...toDays(days), reads: reads || undefined }
}

export function fromQuery(query: Record<string, unknown>): AuditFilters {
  const { from, to, object, ...rest } = query
  const [kind, number] = object ? String(object).split(':') : [ALL]
  return { ...defaults, ...(rest as Partial<AuditFilters>), kind, number, days: fromDays(from, to) }
}
