import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toWireTime } from '#core/time'
import Export from '#exports/export'
import { exportKinds } from '#exports/export_kind'
import { ExportState, messages } from '#exports/terms'

/** Own exports of kinds that the user may still access: all others count as missing. */
export function exportsOf(user: CurrentUser) {
  const allowed = exportKinds().filter(({ policy }) => policy.allows(user))
  return Export.query()
    .where('userId', user.id)
    .whereIn(
      'kind',
      allowed.map(({ name }) => name)
    )
}

/** @throws NotFound */
export async function findOwnExport(user: CurrentUser, id: number): Promise<Export> {
  const found = await exportsOf(user).where('id', id).first()
  if (!found) throw new NotFound()
  return found
}

export async function ownExports(user: CurrentUser, page = 1, pageSize = 10) {
  const found = await exportsOf(user).orderBy('id', 'desc').paginate(page, pageSize)
  return { rows: found.all().map(toExport), total: found.total }
}

/** @throws UserError when there is nothing to download */
export function keyToDownload({ state, expiresAt, objectKey }: Export): string {
  if (state === ExportState.Expired) throw new UserError(messages.expired)
  if (state !== ExportState.Done) throw new UserError(messages.notReady)
  if (!objectKey || expiresAt! <= now()) throw new UserError(messages.expired)
  return objectKey
}

/** An expired file is shown as expired, even before a job has removed it. */
export function toExport(row: Export) {
  const isOver = row.state === ExportState.Done && row.expiresAt! <= now()
  return {
    exportId: row.id,
    kind: row.kind,
    fileName: row.fileName,
    conditions: row.conditions,
    state: isOver ? ExportState.Expired : row.state,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    bytes: row.bytes,
    reason: row.reason,
    createTime: toWireTime(row.createdAt)!,
    finishTime: toWireTime(row.finishedAt),
    expiryTime: toWireTime(row.expiresAt),
  }
}
