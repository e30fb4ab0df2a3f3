/** Statements that may read more than ten times the rows they return, by a part of their shape, and why. */
export const readsMore: readonly [part: string, reason: string][] = []
