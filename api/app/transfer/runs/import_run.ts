import { ImportRunSchema } from '#core/schema'
import type { ImportState } from '#transfer/terms'

export default class ImportRun extends ImportRunSchema {
  declare state: ImportState
}
