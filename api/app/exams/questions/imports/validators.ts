import vine from '@vinejs/vine'
import { ImportDecision, MaxImportRows, MostImportText } from '#exams/questions/terms'

const decision = `(${Object.values(ImportDecision).join('|')})`
const decisionList = new RegExp(`^${decision}(-${decision}){0,${MaxImportRows - 1}}$`)

/** Pasted text; a workbook or a file of Moodle comes as the body itself. */
const pasted = vine.string().maxLength(MostImportText).optional()

export const importPreviewValidator = vine.create({ pasted })

/** What was looked at comes once more; the decisions, one for each row in its order, are in the query: `add-skip-replace`. */
export const importValidator = vine.create({ pasted: pasted.clone(), decisions: vine.string().regex(decisionList) })
