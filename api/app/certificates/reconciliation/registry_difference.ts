import type { DiscrepancyStatus, RegistryDiscrepancy } from '#certificates/reconciliation/terms'
import type { HourUploadState } from '#certificates/uploads/terms'
import { RegistryDifferenceSchema } from '#core/schema'

/** A row of `registry_differences`. */
export default class Discrepancy extends RegistryDifferenceSchema {
  static table = 'registry_differences'
  declare difference: RegistryDiscrepancy
  declare status: DiscrepancyStatus
  declare ourState: HourUploadState | null
}
