import vine from '@vinejs/vine'
import { ownerProof } from '#accounts/personal_data_export/validators'

/** `giveUpHours` gives up hours that were not uploaded. */
export const accountClosingValidator = vine.create({
  ...ownerProof(),
  giveUpHours: vine.boolean({ strict: true }).optional(),
})
