/** Personal data created by the factories of a run; it must not appear in the log (tests/log). */
export const piiCanaries = new Set<string>()

export function registerPii(...texts: string[]): void {
  for (const text of texts) piiCanaries.add(text)
}

const begins = 4

/**
 * The canaries found in a log, each once. A run creates thousands and logs sixty megabytes, so the log is scanned
 * once: a lookup happens only where four characters match the start of a canary.
 */
export function findPiiIn(log: string): string[] {
  const long = [...piiCanaries].filter(({ length }) => length >= begins)
  const lengths = [...new Set(long.map(({ length }) => length))]
  const isBeginning = new Uint8Array(1 << 24)
  for (const text of long) isBeginning[slotOf(text, 0)] = 1

  const found = new Set<string>()
  for (let at = 0; at <= log.length - begins; at++) {
    if (!isBeginning[slotOf(log, at)]) continue
    for (const length of lengths) {
      const text = log.slice(at, at + length)
      if (piiCanaries.has(text)) found.add(text)
    }
  }
  return [...piiCanaries].filter((text) => (text.length < begins ? log.includes(text) : found.has(text)))
}

/** A hash of four characters into sixteen million slots; collisions are possible. */
function slotOf(text: string, at: number): number {
  return (
    (text.charCodeAt(at) ^
      (text.charCodeAt(at + 1) << 6) ^
      (text.charCodeAt(at + 2) << 12) ^
      (text.charCodeAt(at + 3) << 17)) &
    0xffffff
  )
}
