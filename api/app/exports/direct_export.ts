import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { Forbidden, UserError } from '#core/errors'
import { MaxExportRows, sendWorkbook } from '#core/spreadsheet'
import { transaction } from '#core/transaction'
import { auditedAs, describeFilters, fileNameOf, idsOf, sheetOf, type ExportKind } from '#exports/export_kind'
import { DirectExportRows, ExportIsLong, messages } from '#exports/terms'

/** One long sheet at a time per process: others must be requested as a job (docs/decisions/0054). */
let isSendingLong = false

/** Responds with the sheet at once. The audit entry is written before the first row is sent (docs/threats.md T22). */
export async function sendExport<Filters extends object>(
  ctx: HttpContext,
  kind: ExportKind<Filters>,
  filters: Filters
): Promise<void> {
  const ids = await idsToExport(ctx, kind, filters)
  const isLong = ids.length > DirectExportRows
  if (isLong && isSendingLong) {
    throw new UserError(messages.otherLongDownload, { code: ExportIsLong })
  }
  await transaction((trx) =>
    audit(trx, ctx, {
      ...auditedAs(kind, filters),
      after: { conditions: describeFilters(kind, filters as Record<string, unknown>), rows: ids.length },
    })
  )
  if (isLong) holdUntilSent(ctx)
  sendWorkbook(ctx, fileNameOf(kind), sheetOf(kind, { ids, filters }))
}

/** @throws Forbidden, UserError when there are too many */
export async function idsToExport<Filters extends object>(
  ctx: HttpContext,
  kind: ExportKind<Filters>,
  filters: Filters
): Promise<number[]> {
  const user = requireUser(ctx)
  if (!kind.policy.allows(user)) throw new Forbidden()
  await kind.refuse?.(filters, user)
  const ids = await idsOf(kind, filters, MaxExportRows + 1)
  if (ids.length > MaxExportRows) throw new UserError(kind.tooMany ?? messages.tooManyRows)
  return ids
}

function holdUntilSent({ response }: HttpContext): void {
  isSendingLong = true
  response.response.once('close', () => (isSendingLong = false))
}
