import { idCard } from '@zhuxue/database/demo/id_card'

/** Well-formed, unassigned, and only in requests of the fuzzer: the log must not contain any of them. */
export const telephones = Array.from({ length: 10 }, (_, at) => String(13_966_600_010 + at))
export const idCards = Array.from({ length: 5 }, (_, at) => idCard('371102', '19770707', 810 + at))
export const password = 'Canary-Secret-77'
export const code = '771177'

export const secretValues = [...telephones, ...idCards, password]

/** The numbers that a text contains, also with the blanks and escapes that people and URLs add. */
export function findPiiIn(text: string): string[] {
  const packed = text.replace(/(?<=\d)(?:\s|-|%20|\+)(?=\d)/g, '')
  return secretValues.filter((one) => text.includes(one) || packed.includes(one))
}
