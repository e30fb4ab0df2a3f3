import vine from '@vinejs/vine'
import { UploadCategories, UploadCategoryNames } from '#media/terms'

const contentTypes = [...new Set(Object.values(UploadCategories).flatMap(({ contentTypes: types }) => types))]

export const uploadSignatureValidator = vine.create({
  category: vine.enum(UploadCategoryNames),
  /** Defaults to the first type of the category. */
  contentType: vine.enum(contentTypes).optional(),
})

export const uploadValidator = vine.create({ category: vine.enum(UploadCategoryNames).optional() })

/** Absent for public files. */
export const readLinkValidator = vine.create({
  expires: vine.number().withoutDecimals().optional(),
  name: vine.string().maxLength(255).optional(),
  signature: vine.string().maxLength(100).optional(),
})
