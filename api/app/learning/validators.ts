import vine from '@vinejs/vine'
import { CourseTypes } from '#catalogue/terms'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { rowId } from '#core/rules'

const videoId = () => vine.string().regex(/^[\w-]{1,64}$/)
const seconds = () => vine.number().range([0, 1_000_000_000])
const publicId = () => vine.string().maxLength(40)

export const myCoursesValidator = vine.create({ courseTypes: listOf(vine.number().in([...CourseTypes])).optional() })

export const playValidator = vine.create({
  courseId: rowId(),
  videoId: videoId(),
  courseChapterId: rowId().parse(emptyToUndefined).optional(),
  coursePlayId: publicId().parse(emptyToUndefined).optional(),
})

/** Every number is a claim; the bounds only reject nonsense. */
export const heartbeatValidator = vine.create({
  courseId: rowId(),
  videoId: videoId(),
  courseChapterId: rowId().optional(),
  coursePlayId: publicId(),
  totalPlayTime: seconds(),
  seq: vine.number().withoutDecimals().range([1, 1_000_000_000]).optional(),
  position: seconds().optional(),
  segments: vine
    .array(vine.tuple([seconds(), seconds()]))
    .maxLength(50)
    .optional(),
  rate: vine.number().range([0, 100]).optional(),
  visible: vine.boolean().optional(),
})

export const studyLogValidator = vine.create({ courseId: rowId(), courseChapterId: rowId() })

export const studyValidator = vine.create({ courseChapterId: rowId() })
