type Purge = (tags: readonly string[]) => void

const listeners = new Set<Purge>()

/** For what this process keeps itself. */
export function onPurge(listener: Purge): void {
  listeners.add(listener)
}

export function purgeHere(tags: readonly string[]): void {
  for (const purge of listeners) purge(tags)
}
