import { ReconciledDaySchema } from '#core/schema'
import type { DayStatus } from '#core/reconciliation/terms'

export default class ReconciledDay extends ReconciledDaySchema {
  declare status: DayStatus
}
