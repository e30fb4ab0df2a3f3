import { applyMove, type Move } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

interface Outside {
  /** The tree as the server last told it. */
  read: () => Chapter[]
  send: (move: Move) => Promise<unknown>
  /** Shows a tree that the server has not told yet; null goes back to what it tells. */
  show: (tree: Chapter[] | null) => void
  /** Reads the tree of the server again. */
  reload: () => Promise<unknown>
  refused: (error: unknown) => void
}

/**
 * Moves are seen at once and sent one after the other. When one is refused, the tree goes back to the last
 * that the server took, and the moves behind it, made on a tree that never was, are dropped.
 */
export function createMoveQueue({ read, send, show, reload, refused }: Outside) {
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
        refused(error)
      }
    }
    await reload()
    if (line.length > 0) return work()
    confirmed = null
    showing(null)
  }

  return {
    /** What is seen now: the next move starts from it. */
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
