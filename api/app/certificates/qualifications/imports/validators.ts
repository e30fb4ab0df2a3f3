import vine from '@vinejs/vine'
import { MaxImportedQualifications } from '#certificates/qualifications/imports/terms'

/** The previewed file is sent again, with the number of rows without a fault. */
export const importValidator = vine.create({
  rowCount: vine.number().withoutDecimals().range([1, MaxImportedQualifications]),
})
