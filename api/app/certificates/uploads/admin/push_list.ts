import {
  filteredPushes,
  pushColumns,
  type PushFilters,
} from '#certificates/uploads/admin/push_filters'
import { toPush, type PushRow } from '#certificates/uploads/admin/push_row'
import { PushState } from '#certificates/uploads/terms'

const waiting: PushState[] = [PushState.Unknown, PushState.Pending]

/** What waits for the province stands first, then what failed, then the rest from the newest on. */
export async function pushList(filters: PushFilters, page = 1, pageSize = 10) {
  const found = await filteredPushes(filters)
    .select(pushColumns)
    .orderByRaw(
      `case when u.state in ('${waiting.join("','")}') then 0 when u.state = '${PushState.Refused}' then 1 else 2 end`
    )
    .orderBy('u.id', 'desc')
    .paginate(page, pageSize)
  return {
    pushLogs: found.all().map((row: PushRow) => toPush(row)),
    total: found.total,
    waitingCount: await countIn([PushState.Unknown]),
    refusedCount: await countIn([PushState.Refused]),
  }
}

async function countIn(pushStates: PushState[]): Promise<number> {
  const [{ count }] = await filteredPushes({ pushStates }).count('* as count')
  return Number(count)
}
