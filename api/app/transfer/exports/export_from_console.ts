import { auditConsole } from '#core/audit/audit'
import { UserError } from '#core/errors'
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
  reason?: string
}

type Outcome = { files: ExportedFile[] } | { error: string }

const minReason = 2

/** Whole numbers leave only by the console, and with a reason. Audited before the first row is read. */
export async function exportFromConsole({ to, objects, numbers, reason = '' }: ConsoleRequest): Promise<Outcome> {
  if (numbers !== 'masked' && numbers !== 'clear') return { error: messages.numbersOption }
  if (numbers === 'clear' && reason.trim().length < minReason) return { error: messages.reasonForClear }
  const unknown = objects?.find((object) => !findTransferKind(object)?.read)
  if (unknown !== undefined) return { error: messages.unknownObject.replace('{object}', unknown) }

  const source = await installationId()
  await transaction((trx) =>
    auditConsole(trx, {
      action: 'transfer.export',
      object: 'exchange-folders',
      after: { objects: objects ?? [...TransferObjects], numbers },
      reason: reason.trim() || undefined,
    })
  )
  const request = { to, objects: objects as TransferObject[] | undefined, isClear: numbers === 'clear', source }
  try {
    return { files: await inSnapshot((trx) => exportFolder(trx, { ...request, sourceName: messages.ownName })) }
  } catch (error) {
    if (error instanceof UserError) return { error: error.message }
    throw error
  }
}
