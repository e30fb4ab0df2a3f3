/** `wrong` must be fixed before the site opens; `doubtful` may be intended. */
export type Level = 'fine' | 'doubtful' | 'wrong'

export interface CheckResult {
  /** The checked thing. */
  about: string
  level: Level
  /** What was found, in words. */
  says: string
  /** How to fix it. */
  advice?: string
}

export const pass = (about: string, says: string): CheckResult => ({ about, level: 'fine', says })

export const warn = (about: string, says: string, advice: string): CheckResult => ({
  about,
  level: 'doubtful',
  says,
  advice,
})

export const fail = (about: string, says: string, advice: string): CheckResult => ({
  about,
  level: 'wrong',
  says,
  advice,
})
