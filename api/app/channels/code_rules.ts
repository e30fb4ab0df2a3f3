import { CodeLength, messages } from '#channels/terms'

/** Message of the broken rule, or null. Repeated characters and sequences are guessed first (docs/threats.md T40). */
export function exclusiveCodeError(code: string): string | null {
  if (!new RegExp(`^[A-Z0-9]{${CodeLength}}$`).test(code)) return messages.codeLength
  const steps = [...code].slice(1).map((char, at) => char.charCodeAt(0) - code.charCodeAt(at))
  const isEasy = [0, 1, -1].some((step) => steps.every((one) => one === step))
  return isEasy ? messages.codeTooEasy : null
}
