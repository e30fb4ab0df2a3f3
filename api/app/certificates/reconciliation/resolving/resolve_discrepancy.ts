import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { acceptRegistryValue } from '#certificates/reconciliation/resolving/accept_registry_value'
import { resolutionOptions } from '#certificates/reconciliation/reconciliation_transformer'
import { ReconcileRegistryDay } from '#certificates/reconciliation/reconcile_day'
import RegistryDay from '#certificates/reconciliation/registry_day'
import Discrepancy from '#certificates/reconciliation/registry_difference'
import { DiscrepancyStatus, ResolutionKind, messages } from '#certificates/reconciliation/terms'
import { lockUpload } from '#certificates/uploads/lock_upload'
import HourUpload from '#certificates/ledger/hour_upload'
import { uploadMessages } from '#certificates/uploads/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError, Unavailable } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry } from '#drivers/hours/hours_registry'

interface ResolveParams {
  resolution: ResolutionKind
  note?: string
}

@inject()
export class ResolveDiscrepancy {
  constructor(
    protected registry: HoursRegistry,
    protected reconcileDay: ReconcileRegistryDay
  ) {}

  async execute(ctx: HttpContext, id: number, params: ResolveParams) {
    const row = await Discrepancy.find(id)
    if (!row) throw new NotFound()
    ensureResolutionApplies(row, params.resolution)
    if (params.resolution === ResolutionKind.Ask) return this.#ask(ctx, row)
    if (params.resolution === ResolutionKind.Cancel) await this.#cancel(row, params.note!)
    const { hourUploadId } = row
    const upload = hourUploadId === null ? null : await HourUpload.findOrFail(hourUploadId)
    await transaction((trx) => settle(trx, ctx, { row, upload }, params))
    return {
      differenceStatus: statusAfter(params.resolution),
      msg: { accept: messages.corrected, cancel: messages.cancelled, explain: messages.explained }[params.resolution],
    }
  }

  /** The whole day is compared again: this includes a status query for this upload. */
  async #ask(ctx: HttpContext, { id, registryDayId }: Discrepancy) {
    const { day } = await RegistryDay.findOrFail(registryDayId)
    const { failure } = await this.reconcileDay.execute(day, { byHand: true })
    if (failure) throw new Unavailable(uploadMessages.provinceSilent)
    const { status, difference } = await Discrepancy.findOrFail(id)
    await transaction((trx) =>
      audit(trx, ctx, {
        action: 'hours.ask-province',
        object: `hour-difference:${id}`,
        after: { difference, differenceStatus: status },
      })
    )
    const isOpen = status === DiscrepancyStatus.Open
    return { differenceStatus: status, msg: isOpen ? messages.stillDiffers : messages.nowAlike }
  }

  async #cancel({ pushId }: Discrepancy, note: string) {
    let outcome
    try {
      outcome = await this.registry.cancel(pushId, note)
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(uploadMessages.provinceSilent)
      throw error
    }
    if (!outcome) throw new UserError(uploadMessages.cancelByHand)
    if (outcome.state === 'refused') throw new UserError(uploadMessages.revertRefused + outcome.reason)
  }
}

interface Found {
  row: Discrepancy
  upload: HourUpload | null
}

async function settle(trx: Trx, ctx: HttpContext, found: Found, { resolution, note }: ResolveParams) {
  const upload = found.upload && (await lockUpload(trx, found.upload))
  const row = await Discrepancy.query({ client: trx }).where('id', found.row.id).forUpdate().firstOrFail()
  ensureResolutionApplies(row, resolution)
  if (resolution === ResolutionKind.Accept) await acceptRegistryValue(trx, ctx, { row, upload: upload!, note: note! })
  const status = statusAfter(resolution)
  await row.merge({ status, note: note!, resolvedBy: requireUser(ctx).id, resolvedAt: now() }).save()
  await audit(trx, ctx, {
    action: 'hours.resolve-difference',
    object: `hour-difference:${row.id}`,
    before: { difference: row.difference, differenceStatus: DiscrepancyStatus.Open },
    after: { resolution, differenceStatus: status, pushId: row.pushId },
    reason: note,
  })
}

function ensureResolutionApplies({ status, difference, ourState }: Discrepancy, resolution: ResolutionKind): void {
  if (status !== DiscrepancyStatus.Open) throw new UserError(messages.settledAlready)
  if (!resolutionOptions(difference, ourState).includes(resolution)) throw new UserError(messages.cannotMend)
}

const statusAfter = (resolution: ResolutionKind) =>
  resolution === ResolutionKind.Explain ? DiscrepancyStatus.Explained : DiscrepancyStatus.Corrected
