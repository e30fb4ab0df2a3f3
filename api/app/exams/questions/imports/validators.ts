import vine from '@vinejs/vine'
import {
  importColumns,
  ImportDecision,
  MostCellLength,
  MostImportRows,
  MostImportText,
} from '#exams/questions/terms'

const decision = `(${Object.values(ImportDecision).join('|')})`
const decisionList = new RegExp(`^${decision}(-${decision}){0,${MostImportRows - 1}}$`)

/** Pasted text; a workbook or a file of Moodle comes as the body itself. */
export const importPreviewValidator = vine.create({
  pasted: vine.string().maxLength(MostImportText).optional(),
})

const cell = () => vine.string().maxLength(MostCellLength).optional()

export const importValidator = vine.create({
  rows: vine
    .array(
      vine.object({
        /** Of the file or the text, so that faults can be found there. */
        line: vine.number().withoutDecimals().range([1, 100_000]),
        decision: vine.enum(Object.values(ImportDecision)),
        cells: vine.object(
          Object.fromEntries(importColumns.map((name) => [name, cell()])) as Record<
            (typeof importColumns)[number],
            ReturnType<typeof cell>
          >
        ),
      })
    )
    .minLength(1)
    .maxLength(MostImportRows),
})

/** The file is the body; the decisions, one for each question in its order, are in the query: `add-skip-replace`. */
export const moodleImportValidator = vine.create({
  decisions: vine.string().regex(decisionList),
})
