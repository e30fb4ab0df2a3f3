/** `wrong` must be mended before people come; `doubtful` may be meant so. */
export type Level = 'fine' | 'doubtful' | 'wrong'

export interface CheckResult {
  /** What was looked at. */
  about: string
  level: Level
  /** What is so, in words. */
  says: string
  /** What to do. */
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
