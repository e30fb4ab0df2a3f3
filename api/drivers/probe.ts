/** The answer of a vendor to one read-only call, as `ace doctor --live` reports it (docs/drivers.md). */
export interface ProbeResult {
  /** Its code, or what was found. */
  answer: string
  /** Null if this is the right answer. */
  fault: { level: 'doubtful' | 'wrong'; advice: string } | null
}

export interface ProbeOptions {
  /** The call may cost money. */
  isPaid: boolean
}

export const rightAnswer = (answer: string): ProbeResult => ({ answer, fault: null })

export const wrongAnswer = (answer: string, advice: string): ProbeResult => ({
  answer,
  fault: { level: 'wrong', advice },
})

export const doubtfulAnswer = (answer: string, advice: string): ProbeResult => ({
  answer,
  fault: { level: 'doubtful', advice },
})

/** For a vendor without a call that costs nothing. */
export const settingsOnly = (): ProbeResult => rightAnswer('only its settings were read: each question to it costs')
