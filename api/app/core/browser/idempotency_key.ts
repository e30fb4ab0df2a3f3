export type Attempt = { of: string; key: string }

/** The same body gets the same key: two clicks, a retry and a reload are one write. */
export function attemptFor(body: unknown, before: Attempt | null): Attempt {
  const of = JSON.stringify(body)
  return before?.of === of ? before : { of, key: newIdempotencyKey() }
}

/** For browsers: `crypto.randomUUID` is missing on pages without https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
