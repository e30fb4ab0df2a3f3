import { applyMove, type Move } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

interface MoveQueueOptions {
  /** The tree as last fetched. */
  read: () => Chapter[]
  send: (move: Move) => Promise<unknown>
  /** Shows an optimistic tree; null shows the fetched one again. */
  show: (tree: Chapter[] | null) => void
  /** Refetches the tree. */
  reload: () => Promise<unknown>
  onRejected: (error: unknown) => void
}

/**
 * Moves are shown optimistically and sent one after the other. When one is rejected, the tree returns to the last
 * accepted state, and later moves, which were based on it, are dropped.
 */
export function createMoveQueue({ read, send, show, reload, onRejected }: MoveQueueOptions) {
  let line: Move[] = []
  let confirmed: Chapter[] | null = null
  let shown: Chapter[] | null = null

  const showing = (tree: Chapter[] | null) => show((shown = tree))

  async function work() {
    while (line[0]) {
      try {
        await send(line[0])
        confirmed = applyMove(confirmed!, line.shift()!)
      } catch (error) {
        line = []
        showing(confirmed)
        onRejected(error)
      }
    }
    await reload()
    if (line.length > 0) return work()
    confirmed = null
    showing(null)
  }

  return {
    /** The tree as shown: the next move is based on it. */
    tree: () => shown ?? read(),
    push(move: Move) {
      const idle = confirmed === null
      confirmed ??= read()
      line.push(move)
      showing(applyMove(shown ?? confirmed, move))
      if (idle) void work()
    },
  }
}
