import { useEffect, useMemo, useRef, useState } from 'react'
import { reportFailure } from '~/lib/http/api'
import type { CartItem } from '~/lib/http/wire'
import { latestOnly } from './latestOnly'
import { loadCart, removeLines, writeLine, type LineWish } from './loadCart'
import { onOtherTab } from './visitorCart'

/**
 * The lines of the cart, and their changes, which are shown at once and brought back when the server says no.
 * Whoever comes back to this tab sees what another one did meanwhile.
 */
export function useCartLines() {
  const [lines, setLines] = useState<CartItem[] | null>(null)
  const [failed, setFailed] = useState(false)
  const writing = useRef(0)

  async function load() {
    try {
      setLines(await loadCart())
      setFailed(false)
    } catch (error) {
      reportFailure(error)
      setFailed(true)
    }
  }

  const send = useMemo(() => {
    const counted = async (wish: LineWish) => {
      writing.current += 1
      try {
        await writeLine(wish)
      } finally {
        writing.current -= 1
      }
    }
    return latestOnly<LineWish>(counted, (error) => {
      reportFailure(error)
      void load()
    })
  }, [])

  useEffect(() => {
    void load()
    const look = () => {
      if (document.visibilityState === 'visible' && writing.current === 0) void refresh()
    }
    const leave = onOtherTab(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  /** Quietly: without the network the lines stay as they are. */
  async function refresh() {
    const found = await loadCart().catch(() => null)
    if (found && writing.current === 0) setLines(found)
  }

  function change(wish: LineWish) {
    const { item, courseCount, withBook } = wish
    const changed = (line: CartItem) =>
      line.courseId === item.courseId ? { ...line, courseCount, withBook } : line
    setLines((now) => now && now.map(changed))
    send(item.courseId, wish)
  }

  /** @returns whether they are gone */
  async function remove(items: CartItem[]): Promise<boolean> {
    try {
      await removeLines(items)
    } catch (error) {
      reportFailure(error)
      void refresh()
      return false
    }
    const gone = new Set(items.map(({ courseId }) => courseId))
    setLines((now) => now && now.filter(({ courseId }) => !gone.has(courseId)))
    return true
  }

  return { lines, failed, load, refresh, change, remove }
}
