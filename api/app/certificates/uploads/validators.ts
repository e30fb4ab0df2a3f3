import vine from '@vinejs/vine'
import { ReasonMax, ReceiptNoMax } from '#certificates/uploads/terms'
import { reasonText, rowId } from '#core/rules'

export const uploadHoursValidator = vine.create({ courseEduLogId: rowId() })

const reason = () => reasonText(ReasonMax)

/** `receiptNo` documents a manual cancellation, for registries without an API for it. */
export const revertValidator = vine.create({
  reason: reason(),
  receiptNo: vine.string().trim().minLength(1).maxLength(ReceiptNoMax).optional(),
})

export const deleteUploadValidator = vine.create({ reason: reason() })
