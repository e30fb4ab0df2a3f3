/** `wrong` must be fixed before the site opens; `doubtful` may be intended. */
export type Level = 'fine' | 'doubtful' | 'wrong'

export interface CheckResult {
  /** The checked thing. */
  about: string
  level: Level
  /** What was found, in words. */
  result: string
  /** How to fix it. */
  advice?: string
  /** Of a call to a vendor: its duration, and how far its clock is ahead. */
  milliseconds?: number
  clockSeconds?: number | null
}

export const pass = (about: string, result: string): CheckResult => ({ about, level: 'fine', result })

export const warn = (about: string, result: string, advice: string): CheckResult => ({
  about,
  level: 'doubtful',
  result,
  advice,
})

export const fail = (about: string, result: string, advice: string): CheckResult => ({
  about,
  level: 'wrong',
  result,
  advice,
})
