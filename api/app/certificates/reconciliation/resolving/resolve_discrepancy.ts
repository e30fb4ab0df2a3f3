import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { acceptProvince } from '#certificates/reconciliation/resolving/accept_registry_value'
import { mendOptionsOf } from '#certificates/reconciliation/reconciliation_transformer'
import { ReconcileRegistryDay } from '#certificates/reconciliation/reconcile_day'
import RegistryDay from '#certificates/reconciliation/registry_day'
import DifferenceRow from '#certificates/reconciliation/registry_difference'
import { DifferenceStatus, Mend, messages } from '#certificates/reconciliation/terms'
import { lockUpload } from '#certificates/uploads/lock_upload'
import HourUpload from '#certificates/ledger/hour_upload'
import { uploadMessages } from '#certificates/uploads/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, Refusal, Unavailable } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry } from '#drivers/hours/hours_registry'

interface Wanted {
  mend: Mend
  note?: string
}

@inject()
export class MendDifference {
  constructor(
    protected registry: HoursRegistry,
    protected reconcileDay: ReconcileRegistryDay
  ) {}

  async execute(ctx: HttpContext, id: number, wanted: Wanted) {
    const row = await DifferenceRow.find(id)
    if (!row) throw new NotFound()
    refuseUnfit(row, wanted.mend)
    if (wanted.mend === Mend.Ask) return this.#ask(ctx, row)
    if (wanted.mend === Mend.Cancel) await this.#cancel(row, wanted.note!)
    const { hourUploadId } = row
    const upload = hourUploadId === null ? null : await HourUpload.findOrFail(hourUploadId)
    await transaction((trx) => settle(trx, ctx, { row, upload }, wanted))
    return {
      differenceStatus: statusAfter(wanted.mend),
      msg: { accept: messages.mended, cancel: messages.cancelled, explain: messages.explained }[wanted.mend],
    }
  }

  /** The whole day is compared anew: that asks the province about this push too. */
  async #ask(ctx: HttpContext, { id, registryDayId }: DifferenceRow) {
    const { day } = await RegistryDay.findOrFail(registryDayId)
    const { failure } = await this.reconcileDay.execute(day, { byHand: true })
    if (failure) throw new Unavailable(uploadMessages.provinceSilent)
    const { status, difference } = await DifferenceRow.findOrFail(id)
    await transaction((trx) =>
      audit(trx, ctx, {
        action: 'hours.ask-province',
        object: `hour-difference:${id}`,
        after: { difference, differenceStatus: status },
      })
    )
    const isOpen = status === DifferenceStatus.Open
    return { differenceStatus: status, msg: isOpen ? messages.stillDiffers : messages.nowAlike }
  }

  async #cancel({ pushId }: DifferenceRow, note: string) {
    let outcome
    try {
      outcome = await this.registry.cancel(pushId, note)
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(uploadMessages.provinceSilent)
      throw error
    }
    if (!outcome) throw new Refusal(uploadMessages.cancelByHand)
    if (outcome.state === 'refused') throw new Refusal(uploadMessages.revertRefused + outcome.reason)
  }
}

interface Found {
  row: DifferenceRow
  upload: HourUpload | null
}

async function settle(trx: Trx, ctx: HttpContext, found: Found, { mend, note }: Wanted) {
  const upload = found.upload && (await lockUpload(trx, found.upload))
  const row = await DifferenceRow.query({ client: trx }).where('id', found.row.id).forUpdate().firstOrFail()
  refuseUnfit(row, mend)
  if (mend === Mend.Accept) await acceptProvince(trx, ctx, { row, upload: upload!, note: note! })
  const status = statusAfter(mend)
  await row.merge({ status, note: note!, resolvedBy: requireUser(ctx).id, resolvedAt: now() }).save()
  await audit(trx, ctx, {
    action: 'hours.mend-difference',
    object: `hour-difference:${row.id}`,
    before: { difference: row.difference, differenceStatus: DifferenceStatus.Open },
    after: { mend, differenceStatus: status, pushId: row.pushId },
    reason: note,
  })
}

function refuseUnfit({ status, difference, ourState }: DifferenceRow, mend: Mend): void {
  if (status !== DifferenceStatus.Open) throw new Refusal(messages.settledAlready)
  if (!mendOptionsOf(difference, ourState).includes(mend)) throw new Refusal(messages.cannotMend)
}

const statusAfter = (mend: Mend) => (mend === Mend.Explain ? DifferenceStatus.Explained : DifferenceStatus.Mended)
