import { ImportRunSchema } from '#core/schema'
import type { FileFormat, ImportState } from '#transfer/terms'

export default class ImportRun extends ImportRunSchema {
  declare state: ImportState
  declare fileFormat: FileFormat
}
