import { CodeLength, messages } from '#channels/terms'

/**
 * What is wrong with an exclusive code in upper case, or null. Whoever tries codes tries the easy ones
 * first, so one character six times over and runs like 123456 are not given out (threat T40).
 */
export function codeFault(code: string): string | null {
  if (!new RegExp(`^[A-Z0-9]{${CodeLength}}$`).test(code)) return messages.codeLength
  const steps = [...code].slice(1).map((char, at) => char.charCodeAt(0) - code.charCodeAt(at))
  const isEasy = [0, 1, -1].some((step) => steps.every((one) => one === step))
  return isEasy ? messages.codeTooEasy : null
}
