import vine from '@vinejs/vine'
import { telephone } from '#core/rules'
import { listOf } from '#core/query_rules'
import { eventTypes } from '#messages/partner_events/terms'
import { pageFields, rfc3339 } from '#partners/v1/wire'

const maxTelephones = 1000

export const pageValidator = vine.create(pageFields())

export const changedPageValidator = vine.create({ ...pageFields(), updatedSince: rfc3339().optional() })

export const seatAssignmentValidator = vine.create({
  telephones: vine.array(telephone()).minLength(1).maxLength(maxTelephones).distinct(),
})

export const seatMoveValidator = vine.create({ telephone: telephone() })

export const eventPageValidator = vine.create({
  ...pageFields(),
  types: listOf(vine.enum(eventTypes), eventTypes.length).optional(),
})
