/** Keys of an installation: random bytes, each for one purpose. */
export const keyNames = [
  'APP_KEY',
  'PII_KEY',
  'INDEX_KEY',
  'QR_KEY',
  'INTERNAL_KEY',
  'AUDIT_KEY',
  'CERTIFICATE_KEY',
] as const

export type KeyName = (typeof keyNames)[number]

const minBytes = 32
const minBits = 128

/**
 * Errors of the keys, one message each. 32 random bytes in base64 or hex pass; words, repeated and consecutive
 * characters do not.
 */
export function keyErrors(env: Record<string, string | undefined>, names: readonly KeyName[] = keyNames): string[] {
  const errors: string[] = []
  for (const [at, name] of names.entries()) {
    const key = env[name] ?? ''
    if (Buffer.byteLength(key) < minBytes) {
      errors.push(`${name} has ${Buffer.byteLength(key)} bytes; ${minBytes} or more are needed`)
    } else if (randomBits(key) < minBits) {
      errors.push(`${name} repeats itself; it must be random`)
    }
    const twin = names.slice(0, at).find((other) => key && env[other] === key)
    if (twin) errors.push(`${name} is the same as ${twin}; each needs a value of its own`)
  }
  if (env.PII_KEY && env.PII_KEY === env.PII_KEY_PREVIOUS) {
    errors.push('PII_KEY is the same as PII_KEY_PREVIOUS; leave the previous one out')
  }
  if (env.AUDIT_KEY && (env.AUDIT_KEY_PREVIOUS ?? '').split(',').includes(env.AUDIT_KEY)) {
    errors.push('AUDIT_KEY is among AUDIT_KEY_PREVIOUS; leave it out there')
  }
  return errors
}

/** @throws in production if a key is weak */
export function checkKeys(env: Record<string, string | undefined>, names: readonly KeyName[] = keyNames): void {
  if (env.NODE_ENV !== 'production') return
  const errors = keyErrors(env, names)
  if (!errors.length) return
  throw new Error(
    `The keys are not fit for production: ${errors.join('; ')}. Make each with "openssl rand -base64 32" (docs/handbook/operator.md).`
  )
}

/**
 * An upper bound of the guesses needed: the entropy of its characters, and of the differences between neighbouring ones,
 * which are all equal in `abcdef…`.
 */
function randomBits(key: string): number {
  const signs = [...key].map((sign) => sign.codePointAt(0)!)
  const steps = signs.slice(1).map((sign, at) => sign - signs[at])
  return Math.min(entropy(signs), entropy(steps))
}

function entropy(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / values.length)
  return values.length * -shares.reduce((sum, share) => sum + share * Math.log2(share), 0)
}
