import vine from '@vinejs/vine'
import { ImportDecision, MaxImportRows, MaxImportText } from '#exams/questions/terms'

const decision = `(${Object.values(ImportDecision).join('|')})`
const decisionList = new RegExp(`^${decision}(-${decision}){0,${MaxImportRows - 1}}$`)

/** Pasted text; a workbook or a Moodle file is the request body itself. */
const pasted = vine.string().maxLength(MaxImportText).optional()

export const importPreviewValidator = vine.create({ pasted })

/** The previewed source is sent again; the decisions, one per row in order, are in the query: `add-skip-replace`. */
export const importValidator = vine.create({ pasted: pasted.clone(), decisions: vine.string().regex(decisionList) })
