/** Without half surrogates, which databases replace, and in NFC: what is hashed is what is stored (docs/threats.md S24). */
export function wellFormed(text: string): string {
  return text.toWellFormed().normalize('NFC')
}

/** Every text of parsed JSON or of a query, at any depth, in place. */
export function makeWellFormed<Value>(value: Value): Value {
  if (typeof value === 'string') return wellFormed(value) as Value
  const waiting: unknown[] = [value]
  while (waiting.length) {
    const container = waiting.pop()
    if (!isContainer(container)) continue
    for (const [key, one] of Object.entries(container)) {
      if (typeof one === 'string') container[key] = wellFormed(one)
      else if (isContainer(one)) waiting.push(one)
    }
  }
  return value
}

/** The first `length` units, without half a sign at the end. For text that comes with a file or from a vendor. */
export function cutText(text: string, length: number): string {
  const cut = wellFormed(text).slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

function isContainer(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
