import { Job } from '@adonisjs/queue'
import { reportExpiredEntitlements } from '#learning/entitlements/report_expired'

export default class ReportExpiredJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await reportExpiredEntitlements()
  }
}
