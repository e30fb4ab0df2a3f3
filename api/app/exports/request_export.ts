import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { countTelephoneSearch } from '#core/http/route_options'
import { Forbidden, UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { idsToExport } from '#exports/direct_export'
import {
  auditedAs,
  describeFilters,
  exportKind,
  fileNameOf,
  isArchive,
  type ArchiveKind,
  type ExportKind,
} from '#exports/export_kind'
import MakeExportsJob from '#exports/make_exports_job'
import { ExportState, MaxOpenExports, messages, type ExportKindName } from '#exports/terms'

/** Queues an export. The number of queued exports per user is limited. */
export async function requestExport(
  ctx: HttpContext,
  name: ExportKindName,
  given: Record<string, unknown>
): Promise<{ exportId: number; state: ExportState }> {
  const kind = exportKind(name)
  await countTelephoneSearch(ctx, kind.validator, given)
  const filters = await kind.validator.validate(given)
  const rows = await countRows(ctx, kind, filters)
  if (!rows) throw new UserError(messages.nothingFound)

  const userId = requireUser(ctx).id
  const exportId = await transaction(async (trx) => {
    await trx.from('users').where('id', userId).forUpdate().select('id').first()
    const storedFilters = JSON.stringify(filters)
    const open = await trx
      .from('exports')
      .where('user_id', userId)
      .whereIn('state', [ExportState.Waiting, ExportState.Running])
      .select('kind', 'filters')
    const isSame = (row: { kind: string; filters: string }) => row.kind === name && row.filters === storedFilters
    if (open.some(isSame)) throw new UserError(messages.alreadyOpen)
    if (open.length >= MaxOpenExports) throw new UserError(messages.tooManyOpen)
    const [id] = await trx
      .table('exports')
      .insert({
        user_id: userId,
        kind: name,
        filters: storedFilters,
        conditions: describeFilters(kind, filters),
        file_name: fileNameOf(kind),
        state: ExportState.Waiting,
        rows_total: rows,
        created_at: toStored(now()),
      })
    await audit(trx, ctx, {
      ...auditedAs(kind, filters),
      after: { conditions: describeFilters(kind, filters), rows, exportId: Number(id) },
    })
    return Number(id)
  })
  await dispatchExportJob(ctx)
  return { exportId, state: ExportState.Waiting }
}

async function countRows(ctx: HttpContext, kind: ExportKind | ArchiveKind, filters: object): Promise<number> {
  if (!isArchive(kind)) return (await idsToExport(ctx, kind, filters)).length
  const user = requireUser(ctx)
  if (!kind.policy.allows(user)) throw new Forbidden()
  await kind.refuse?.(filters, user)
  return kind.count(filters)
}

/** The schedule would start it within a minute, so a failing queue loses nothing. */
async function dispatchExportJob({ logger }: HttpContext): Promise<void> {
  try {
    await MakeExportsJob.dispatch({})
  } catch (error) {
    logger.error({ err: error }, 'an export waits for its schedule')
  }
}
