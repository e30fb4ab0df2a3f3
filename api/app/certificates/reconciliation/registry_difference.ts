import type { DifferenceStatus, RegistryDifference } from '#certificates/reconciliation/terms'
import type { PushState } from '#certificates/uploads/terms'
import { RegistryDifferenceSchema } from '#core/schema'

/** A row of `registry_differences`. */
export default class DifferenceRow extends RegistryDifferenceSchema {
  static table = 'registry_differences'
  declare difference: RegistryDifference
  declare status: DifferenceStatus
  declare ourState: PushState | null
}
