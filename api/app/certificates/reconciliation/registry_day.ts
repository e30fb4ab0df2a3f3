import type { RegistryDayStatus } from '#certificates/reconciliation/terms'
import { RegistryDaySchema } from '#core/schema'

export default class RegistryDay extends RegistryDaySchema {
  declare status: RegistryDayStatus
}
