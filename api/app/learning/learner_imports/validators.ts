import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { rowId } from '#core/rules'
import { MaxImportedLearners } from '#learning/learner_imports/terms'

/** The course of rows without a number; the file is the body. */
const courseId = () => rowId().parse(emptyToUndefined).optional()

export const previewValidator = vine.create({ courseId: courseId() })

/** The previewed file is sent again. */
export const importValidator = vine.create({
  courseId: courseId(),
  fileHash: vine.string().regex(/^[0-9a-f]{64}$/),
  skipFaulty: vine.boolean(),
  offset: vine.number().withoutDecimals().range([0, MaxImportedLearners]),
})
