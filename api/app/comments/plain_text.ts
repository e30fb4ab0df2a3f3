/** Signs that turn the direction of text around, by which a comment could read otherwise than it is stored. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** Control characters except the line break. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

/**
 * What somebody typed as plain text: one kind of line break, at most one blank line in a row, nothing
 * invisible that would change how it reads. It is text and never markup: whoever shows it escapes it.
 */
export function plainText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(turning, '')
    .replace(controls, '')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
}
