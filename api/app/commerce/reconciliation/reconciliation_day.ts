import { BillDaySchema } from '#core/schema'
import type { DayStatus } from '#core/reconciliation/terms'

export default class ReconciledDay extends BillDaySchema {
  declare status: DayStatus
}
