import { settingsOnly, type ProbeResult } from '#drivers/probe'

/** Minutes of one course for one user, under our own number that never changes. */
export interface HoursSubmission {
  pushId: string
  person: { name: string; idCard: string }
  subject: string
  required: boolean
  course: { id: number; name: string }
  minutes: number
}

export type SubmissionResult = { state: 'confirmed'; receiptNo: string } | { state: 'refused'; reason: string }

export interface RegistryRecord {
  pushId: string
  minutes: number
  receiptNo: string
}

/** DriverFailure means no response and an unknown outcome: call `find` before sending anything again. */
export abstract class HoursRegistry {
  abstract submit(push: HoursSubmission): Promise<SubmissionResult>

  /** Null when the registry never received it; a cancelled upload is rejected. */
  abstract find(pushId: string): Promise<SubmissionResult | null>

  /** Cancels a confirmed upload. Null when the registry offers no such call. */
  abstract cancel(pushId: string, reason: string): Promise<SubmissionResult | null>

  /** Uploads confirmed on this business day, `yyyy-MM-dd`. */
  abstract list(day: string): Promise<RegistryRecord[]>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }
}
