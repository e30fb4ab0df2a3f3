import vine from '@vinejs/vine'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { rowId } from '#core/rules'
import { PlayRange } from '#learning/play_statis/terms'

const userId = () => rowId().parse(emptyToUndefined).optional()
const range = () => vine.enum(Object.values(PlayRange)).parse(emptyToUndefined).optional()

export const playTotalValidator = vine.create({ userId: userId() })

export const coursePlayTotalsValidator = vine.create({
  userId: userId(),
  courseId: listOf(rowId()).optional(),
  range: range(),
})

export const dayPlayTotalsValidator = vine.create({ userId: userId(), range: range() })
