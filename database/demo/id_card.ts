const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkLetters = '10X98765432'

/** The 18th character of an ID number, from its first seventeen digits (GB 11643). */
function checkLetter(seventeen: string): string {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(seventeen[i]), 0)
  return checkLetters[sum % 11]
}

/**
 * Makes an ID number with a correct checksum.
 *
 * @param area six-digit division code
 * @param birth yyyyMMdd
 * @param serial 0-999; odd for men, even for women
 */
export function idCard(area: string, birth: string, serial: number): string {
  const seventeen = area + birth + String(serial).padStart(3, '0')
  return seventeen + checkLetter(seventeen)
}

/** Whether an ID number has the right length, a real birth date and the right checksum. */
export function isIdCard(value: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(value)) return false
  const birth = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  const date = new Date(`${birth}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birth) return false
  return checkLetter(value.slice(0, 17)) === value[17]
}
