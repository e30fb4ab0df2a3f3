import vine from '@vinejs/vine'
import { ReasonMax } from '#certificates/uploads/terms'
import { telephoneSearch } from '#core/query_rules'
import { dayRange, optionalText, paging, reasonText, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import { CorrectionMinutesMax } from '#learning/hours/terms'

const change = () => ({
  courseEduLogId: rowId().optional().requiredIfExists('minutes'),
  minutes: vine
    .number()
    .range([-CorrectionMinutesMax, CorrectionMinutesMax])
    .decimal([0, 1])
    .optional()
    .requiredIfExists('courseEduLogId'),
})

export const correctionValidator = vine.create({
  furtherEduCertId: rowId(),
  reason: reasonText(ReasonMax),
  ...change(),
})

export const correctionPreviewValidator = vine.create(change())

export const correctionsValidator = vine.create({
  userName: optionalText(20),
  telephone: telephoneSearch(),
  ...dayRange('correctedFrom', 'correctedTo'),
  ...paging(),
  ...sorting('hour-corrections'),
})
