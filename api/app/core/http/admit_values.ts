import { UserError, HttpError } from '#core/errors'
import { statusMessages } from '#core/http/status_messages'
import { countMarks, hasTooLongRun, textMessages, wellFormed } from '#core/well_formed'

/** A paper's answers and the moves of a large course stay far below. */
const maxValues = 20_000
/** Rich text with nested lists, the deepest that users write, stays below half of it. */
const maxDepth = 100
/** Per body; Chinese and Latin texts have hardly any. */
const maxMarks = 10_000
/** A field of this name breaks the conversion of its object to a number or string: validators would throw. */
const conversions = ['toString', 'valueOf']

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const openings = new Set([0x5b, 0x7b])
const closings = new Set([0x5d, 0x7d])

/** Counts values and levels before a parser creates objects. @throws HttpError */
export function admitJson(text: string): void {
  let values = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === quote) at = endOfString(text, at)
    else if (unit === comma) values++
    else if (openings.has(unit)) (depth++, values++)
    else if (closings.has(unit)) depth--
    if (values > maxValues) throw new HttpError(statusMessages[413], tooLarge)
    if (depth > maxDepth) throw malformed()
  }
}

const tooLarge = { status: 413, code: 'E_REQUEST_ENTITY_TOO_LARGE' }

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === quote) return at
    if (unit === backslash) at++
  }
  return text.length
}

/**
 * Checks every string at any depth, in place and without recursion, so that no validator or controller can miss one.
 * @throws UserError at the field of a text that cannot be stored; HttpError for an invalid field name
 */
export function admitTexts<Value>(value: Value): Value {
  let marks = 0
  const admitted = (text: string, field: string) => {
    if (text.includes('\0')) throw new UserError(textMessages.invisible, { field })
    marks += countMarks(text, maxMarks)
    if (marks > maxMarks || hasTooLongRun(text)) throw new UserError(textMessages.marks, { field })
    return wellFormed(text)
  }
  const waiting: [container: unknown, path: string][] = [[value, '']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [container, path] = next
    if (!isContainer(container)) continue
    if (conversions.some((name) => Object.hasOwn(container, name))) throw malformed()
    Reflect.deleteProperty(container, '__proto__')
    for (const [key, one] of Object.entries(container)) {
      if (typeof one === 'string') container[key] = admitted(one, path + key)
      else if (isContainer(one)) waiting.push([one, `${path}${key}.`])
    }
  }
  return value
}

const malformed = () => new HttpError(statusMessages[400], { status: 400, code: 'E_BODY_REFUSED' })

function isContainer(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
