import vine from '@vinejs/vine'
import { UploadCategories, UploadCategoryNames } from '#media/terms'

const contentTypes = [
  ...new Set(Object.values(UploadCategories).flatMap(({ contentTypes: types }) => types)),
]

export const uploadSignatureValidator = vine.create({
  category: vine.enum(UploadCategoryNames),
  /** What the file is, so that its key ends alike; the category's first type when not said. */
  contentType: vine.enum(contentTypes).optional(),
})

/** What a file is for, when the address says so; a form may say it in a field before its file. */
export const uploadValidator = vine.create({
  category: vine.enum(UploadCategoryNames).optional(),
})

/** The signed part of a private file's address; public files have none. */
export const readLinkValidator = vine.create({
  expires: vine.number().withoutDecimals().optional(),
  name: vine.string().maxLength(255).optional(),
  signature: vine.string().maxLength(100).optional(),
})
