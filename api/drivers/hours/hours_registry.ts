/** Minutes of one course for one person, under a number of ours that never changes. */
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

/** DriverFailure means no answer and an unknown outcome: ask `find` before anything is sent again. */
export abstract class HoursRegistry {
  abstract submit(push: HoursSubmission): Promise<SubmissionResult>

  /** Null when the registry never got it; what was taken back is refused. */
  abstract find(pushId: string): Promise<SubmissionResult | null>

  /** Takes a confirmed push back. Null when the registry offers no such call. */
  abstract cancel(pushId: string, reason: string): Promise<SubmissionResult | null>

  /** What was confirmed on this business day, `yyyy-MM-dd`. */
  abstract list(day: string): Promise<RegistryRecord[]>
}
