import { randomInt } from 'node:crypto'
import { checkDigit } from '@zhuxue/api/rules'

export interface Newcomer {
  telephone: string
  userName: string
  idCard: string
  passwd: string
}

/** Somebody whom the product has not seen before, with a valid ID number; every run makes another. */
export function newcomer(): Newcomer {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
  const number = `3701021988${String(randomInt(1, 13)).padStart(2, '0')}12${digits(3)}`
  return {
    telephone: `139${digits(8)}`,
    userName: '高新远',
    idCard: number + checkDigit(number),
    passwd: `steel-beam-${digits(4)}`,
  }
}
