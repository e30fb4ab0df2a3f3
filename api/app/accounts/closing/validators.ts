import vine from '@vinejs/vine'
import { reauthenticationField } from '#accounts/personal_data_export/validators'

/** `giveUpHours` waives hours that were not uploaded. */
export const accountClosingValidator = vine.create({
  ...reauthenticationField(),
  giveUpHours: vine.boolean({ strict: true }).optional(),
})
