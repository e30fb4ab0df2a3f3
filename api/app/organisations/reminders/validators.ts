import vine from '@vinejs/vine'
import { hoursFilters } from '#organisations/hours/validators'
import { MaxRemindersAtOnce } from '#organisations/terms'
import { rowId } from '#core/rules'

export const memberRemindersValidator = vine.create({
  memberIds: vine.array(rowId()).minLength(1).maxLength(MaxRemindersAtOnce).optional(),
  filter: vine.object(hoursFilters()).optional().requiredIfMissing('memberIds'),
})
