/** Bidirectional overrides could make a comment read differently than it is stored. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g

/** Control characters except the line break. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

export function plainText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(directionMarks, '')
    .replace(controls, '')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
}
