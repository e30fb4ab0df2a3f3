import { randomInt } from 'node:crypto'

/** Seven random digits and a check digit (Luhn), so that one wrong or two swapped digits find no other order. */
export function newTransferCode(): string {
  const digits = String(randomInt(1_000_000, 10_000_000))
  return digits + checkDigit(digits)
}

export function isTransferCode(text: string): boolean {
  return /^\d{8}$/.test(text) && checkDigit(text.slice(0, 7)) === text[7]
}

/** The codes in a remark; a longer number contains none. */
export function codesIn(remark: string): string[] {
  return [...new Set(remark.normalize('NFKC').match(/(?<!\d)\d{8}(?!\d)/g) ?? [])].filter(isTransferCode)
}

function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
