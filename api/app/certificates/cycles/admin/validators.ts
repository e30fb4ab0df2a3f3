import vine from '@vinejs/vine'
import { CycleReasonMax, CycleState, MaxCourseKinds, MaxMovedEntries, MissingSort } from '#certificates/cycles/terms'
import { emptyToUndefined, listOf, telephoneSearch } from '#core/query_rules'
import { day, optionalText, paging, reasonText, rowId } from '#core/rules'
import { rowIds } from '#core/lists/each_row'
import { sorting } from '#core/lists/sorting'

const filters = () => ({
  kindId: rowId().parse(emptyToUndefined).optional(),
  /** The last day to apply, inclusive. */
  dueBefore: day().parse(emptyToUndefined).optional(),
  missing: vine.enum(Object.values(MissingSort)).parse(emptyToUndefined).optional(),
  cycleStates: listOf(vine.enum(Object.values(CycleState))).optional(),
  userName: optionalText(20),
  telephone: telephoneSearch(),
})

export const cyclesValidator = vine.create({
  ...filters(),
  userId: rowId().optional(),
  ...paging(),
  ...sorting('education-cycles'),
})

export const cycleExportValidator = vine.create(filters())

const reason = () => reasonText(CycleReasonMax)

export const movesValidator = vine.create({
  hourEntryIds: vine.array(rowId()).minLength(1).maxLength(MaxMovedEntries).distinct(),
  toCycleId: rowId(),
  reason: reason(),
})

export const recountsValidator = vine.create({ cycleIds: rowIds(), ruleId: rowId(), reason: reason() })

/** Empty: the course counts by its subject. */
export const courseKindsValidator = vine.create({ kindIds: vine.array(rowId()).maxLength(MaxCourseKinds).distinct() })

export const confirmationValidator = vine.create({ reason: reason() })
