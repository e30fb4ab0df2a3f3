/** Of one call. */
export const timeoutMs = 20_000
