import type { DayStatus } from '#core/reconciliation/terms'
import { RegistryDaySchema } from '#core/schema'

export default class RegistryDay extends RegistryDaySchema {
  declare status: DayStatus
}
