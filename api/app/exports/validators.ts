import vine from '@vinejs/vine'
import { paging } from '#core/rules'
import { ExportKindText, type ExportKindName } from '#exports/terms'

/** The kind's own validator checks the filters. */
export const exportRequestValidator = vine.create({
  kind: vine.enum(Object.keys(ExportKindText) as ExportKindName[]),
  filters: vine.object({}).allowUnknownProperties().optional(),
})

export const exportsValidator = vine.create(paging())
