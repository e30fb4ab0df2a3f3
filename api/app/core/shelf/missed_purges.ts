import { setTimeout as pause } from 'node:timers/promises'
import { FreshSeconds } from '#core/shelf/freshness'

type Purge = (url: string, tags: string[]) => Promise<boolean>

const repeatMs = 1000
const pagesLiveMs = FreshSeconds * 1000

/** Tags that the processes of an address have not heard of yet. */
const missed = new Map<string, Set<string>>()

export function repeatUntilHeard(url: string, tags: string[], purge: Purge): void {
  const waiting = missed.get(url)
  if (waiting) return tags.forEach((tag) => waiting.add(tag))
  missed.set(url, new Set(tags))
  void repeat(url, purge)
}

/** One line of tries an address, whatever was missed. */
async function repeat(url: string, purge: Purge): Promise<void> {
  let since = Date.now()
  while (Date.now() - since < pagesLiveMs) {
    await pause(repeatMs, undefined, { ref: false })
    const tags = [...missed.get(url)!]
    // What is missed meanwhile is told by the next try.
    missed.set(url, new Set())
    const isHeard = await purge(url, tags)
    const later = missed.get(url)!
    if (later.size) since = Date.now()
    if (!isHeard) tags.forEach((tag) => later.add(tag))
    else if (!later.size) break
  }
  missed.delete(url)
}
