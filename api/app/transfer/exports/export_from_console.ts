import { DateTime } from 'luxon'
import { auditConsole } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { BusinessZone, toStored } from '#core/time'
import { TransferObjects, type TransferObject } from '#core/transfer/terms'
import { findTransferKind } from '#core/transfer/kind'
import { transaction } from '#core/transaction'
import { exportFolder, type ExportedFile } from '#transfer/exports/export_folder'
import { inSnapshot } from '#transfer/exports/in_snapshot'
import { installationId } from '#transfer/exports/source_names'
import { messages } from '#transfer/terms'

interface ConsoleRequest {
  to: string
  objects?: string[]
  numbers: string
  /** `2026-11-30` */
  since?: string
  reason?: string
}

type Outcome = { files: ExportedFile[] } | { error: string }

const minReason = 2

/** Whole numbers leave only by the console, and with a reason. Audited before the first row is read. */
export async function exportFromConsole({
  to,
  objects,
  numbers,
  since,
  reason = '',
}: ConsoleRequest): Promise<Outcome> {
  if (numbers !== 'masked' && numbers !== 'clear') return { error: messages.numbersOption }
  if (numbers === 'clear' && reason.trim().length < minReason) return { error: messages.reasonForClear }
  const from = since === undefined ? undefined : DateTime.fromISO(since, { zone: BusinessZone })
  if (from && !(from.isValid && /^\d{4}-\d{2}-\d{2}$/.test(since!))) return { error: messages.sinceOption }
  const unknown = objects?.find((object) => !findTransferKind(object)?.read)
  if (unknown !== undefined) return { error: messages.unknownObject.replace('{object}', unknown) }

  const source = await installationId()
  await transaction((trx) =>
    auditConsole(trx, {
      action: 'transfer.export',
      object: 'exchange-folders',
      after: { objects: objects ?? [...TransferObjects], numbers, since },
      reason: reason.trim() || undefined,
    })
  )
  const request = {
    to,
    objects: objects as TransferObject[] | undefined,
    isClear: numbers === 'clear',
    source,
    since: from && toStored(from),
  }
  try {
    return { files: await inSnapshot((trx) => exportFolder(trx, { ...request, sourceName: messages.ownName })) }
  } catch (error) {
    if (error instanceof UserError) return { error: error.message }
    throw error
  }
}
