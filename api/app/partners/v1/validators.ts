import vine from '@vinejs/vine'
import { ReasonMax, ReceiptNoMax, RegistryAnswer } from '#certificates/uploads/terms'
import { reasonText, rowId, telephone } from '#core/rules'
import { listOf } from '#core/query_rules'
import { eventTypes } from '#messages/partner_events/terms'
import { MaxRecipients } from '#partners/v1/people/terms'
import { externalId } from '#partners/v1/people/validators'
import { pageFields, rfc3339 } from '#partners/v1/wire'

const maxTelephones = 1000
const decisions = [RegistryAnswer.Confirmed, RegistryAnswer.Refused] as const

export const pageValidator = vine.create(pageFields())

export const changedPageValidator = vine.create({ ...pageFields(), updatedSince: rfc3339().optional() })

export const seatAssignmentValidator = vine.create({
  telephones: vine.array(telephone()).minLength(1).maxLength(maxTelephones).distinct(),
})

export const seatMoveValidator = vine.create({ telephone: telephone() })

export const entitlementValidator = vine.create({
  courseId: rowId(),
  telephones: vine.array(telephone()).maxLength(MaxRecipients).distinct().optional(),
  personIds: vine.array(rowId()).maxLength(MaxRecipients).distinct().optional(),
  externalIds: vine.array(externalId()).maxLength(MaxRecipients).distinct().optional(),
})

/** A confirmation has a receipt, a refusal a reason. */
export const uploadOutcomeValidator = vine.create({
  state: vine.enum(decisions),
  receiptNo: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(ReceiptNoMax)
    .optional()
    .requiredWhen('state', '=', RegistryAnswer.Confirmed),
  reason: reasonText(ReasonMax).optional().requiredWhen('state', '=', RegistryAnswer.Refused),
})

export const uploadReversalValidator = vine.create({ reason: reasonText(ReasonMax) })

export const eventPageValidator = vine.create({
  ...pageFields(),
  types: listOf(vine.enum(eventTypes), eventTypes.length).optional(),
})
