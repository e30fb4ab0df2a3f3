/** `wrong` must be mended before people come; `doubtful` may be meant so. */
export type Level = 'fine' | 'doubtful' | 'wrong'

export interface Finding {
  /** What was looked at. */
  about: string
  level: Level
  /** What is so, in words. */
  says: string
  /** What to do. */
  advice?: string
}

export const fine = (about: string, says: string): Finding => ({ about, level: 'fine', says })

export const doubtful = (about: string, says: string, advice: string): Finding => ({
  about,
  level: 'doubtful',
  says,
  advice,
})

export const wrong = (about: string, says: string, advice: string): Finding => ({ about, level: 'wrong', says, advice })
