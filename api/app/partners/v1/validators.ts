import vine from '@vinejs/vine'
import { telephone } from '#core/rules'
import { pageFields } from '#partners/v1/wire'

const maxTelephones = 1000

export const pageValidator = vine.create(pageFields())

export const changedPageValidator = vine.create({
  ...pageFields(),
  /** RFC 3339. */
  updatedSince: vine
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/)
    .optional(),
})

export const seatAssignmentValidator = vine.create({
  telephones: vine.array(telephone()).minLength(1).maxLength(maxTelephones).distinct(),
})

export const seatMoveValidator = vine.create({ telephone: telephone() })
