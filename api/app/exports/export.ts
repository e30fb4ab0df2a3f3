import { ExportSchema } from '#core/schema'
import type { ExportKindName, ExportState } from '#exports/terms'

export default class Export extends ExportSchema {
  declare kind: ExportKindName
  declare state: ExportState
}
