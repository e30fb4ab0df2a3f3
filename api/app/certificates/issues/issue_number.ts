/**
 * `ZX26-` and sixteen characters, the last a check digit: 75 random bits, so that guessing finds none (docs/threats.md
 * T86).
 */
const prefix = 'ZX'
/** Crockford's 32 characters: without I, L, O and U, which are easily misread. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ambiguousCharacters: Record<string, string> = { I: '1', L: '1', O: '0' }
export const RandomLength = 15

/** @param values numbers below 32, `RandomLength` of them */
export function toIssueNumber(year: number, values: number[]): string {
  const body = values.map((value) => signs[value]).join('')
  return inGroups(String(year % 100).padStart(2, '0'), body + checkCharacter(body))
}

/** As entered, in any case and with or without dashes; null when it cannot be a number. */
export function parseIssueNumber(text: string): string | null {
  const plain = [...text.normalize('NFKC').toUpperCase()].filter((sign) => /[0-9A-Z]/.test(sign))
  const [year, typed] = [plain.slice(2, 4).join(''), plain.slice(4)]
  if (plain.slice(0, 2).join('') !== prefix || !/^\d\d$/.test(year)) return null
  const body = typed.map((sign) => ambiguousCharacters[sign] ?? sign).join('')
  if (body.length !== RandomLength + 1 || [...body].some((sign) => !signs.includes(sign))) return null
  return checkCharacter(body.slice(0, -1)) === body[body.length - 1] ? inGroups(year, body) : null
}

function inGroups(year: string, body: string): string {
  return [prefix + year, ...body.match(/.{4}/g)!].join('-')
}

/** Luhn over 32 characters: detects one wrong character, and almost every swap of neighbours. */
function checkCharacter(body: string): string {
  let sum = 0
  for (const [at, sign] of [...body].reverse().entries()) {
    const value = signs.indexOf(sign) * (at % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / signs.length) + (value % signs.length)
  }
  return signs[(signs.length - (sum % signs.length)) % signs.length]
}
