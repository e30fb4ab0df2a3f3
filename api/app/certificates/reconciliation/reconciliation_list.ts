import db from '@adonisjs/lucid/services/db'
import RegistryDay from '#certificates/reconciliation/registry_day'
import {
  toRegistryDay,
  toRegistryDifference,
  type DifferenceLine,
} from '#certificates/reconciliation/reconciliation_transformer'
import type { DayStatus } from '#core/reconciliation/terms'
import { DiscrepancyStatus } from '#certificates/reconciliation/terms'
import { NotFound } from '#core/errors'
import { inOrderBy, sortedBy, type Sorting } from '#core/lists/sorting'

export interface RegistryDayFilters extends Sorting<'hour-reconciliation'> {
  registryDayStatus?: DayStatus
  /** Only days with unresolved discrepancies. */
  differing?: boolean
  page?: number
  pageSize?: number
}

export async function registryDayList({ page = 1, pageSize = 10, ...filters }: RegistryDayFilters) {
  const open = db.from('registry_differences').where('status', DiscrepancyStatus.Open)
  const listed = RegistryDay.query().where((query) => {
    if (filters.registryDayStatus) query.where('status', filters.registryDayStatus)
    if (filters.differing) query.whereIn('id', open.clone().select('registry_day_id'))
  })
  const sortBy = sortedBy<'hour-reconciliation'>(filters, { day: 'day', ranTime: 'ran_at' }, [['day', 'desc']])
  const found = await inOrderBy(listed, sortBy, 'id').paginate(page, pageSize)
  const days = found.all()
  const differences = await openDiscrepancies(days.map(({ id }) => id))
  const [{ count }] = await open.clone().count('* as count')
  return {
    days: days.map((day) => toRegistryDay(day, differences.get(day.id) ?? 0)),
    total: found.total,
    openCount: Number(count),
  }
}

export async function registryDay(day: string) {
  const found = await RegistryDay.findBy('day', day)
  if (!found) throw new NotFound()
  const rows: DifferenceLine[] = await differenceRows()
    .where('d.registry_day_id', found.id)
    .orderByRaw(`case when d.status = '${DiscrepancyStatus.Open}' then 0 else 1 end, d.id`)
  const open = rows.filter(({ status }) => status === DiscrepancyStatus.Open).length
  return { ...toRegistryDay(found, open), differences: rows.map(toRegistryDifference) }
}

export async function openDiscrepancies(registryDayIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .from('registry_differences')
    .whereIn('registry_day_id', registryDayIds)
    .where('status', DiscrepancyStatus.Open)
    .groupBy('registry_day_id')
    .select('registry_day_id as id')
    .count('* as count')
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

function differenceRows() {
  return db
    .from('registry_differences as d')
    .leftJoin('hour_uploads as u', 'u.id', 'd.hour_upload_id')
    .leftJoin('users as learners', 'learners.id', 'u.user_id')
    .leftJoin('course_edu_logs as l', 'l.id', 'u.course_edu_log_id')
    .leftJoin('courses', 'courses.id', 'l.course_id')
    .leftJoin('users as admins', 'admins.id', 'd.resolved_by')
    .select('d.*', 'u.user_id', 'u.state', 'learners.user_name', 'courses.course_name')
    .select('admins.user_name as resolver')
}
