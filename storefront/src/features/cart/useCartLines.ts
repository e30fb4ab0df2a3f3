import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { reportFailure } from '~/lib/http/reportFailure'
import { useFetch } from '~/lib/http/useFetch'
import type { CartItem } from '~/lib/http/apiTypes'
import { coalesceWrites } from './coalesceWrites'
import { loadCart, removeLines, writeLine, type LineChange } from './loadCart'
import { onOtherTab } from './visitorCart'

/** Changes show at once and are undone when the server rejects them; changes of other tabs show too. */
export function useCartLines() {
  const { data: lines, failed, reload, setData, changeData } = useFetch(loadCart, 'cart')
  const writing = useRef(0)

  const write = useMemo(() => {
    const countedWrite = async (change: LineChange) => {
      writing.current += 1
      try {
        await writeLine(change)
      } finally {
        writing.current -= 1
      }
    }
    // oxlint-disable-next-line react/refs -- counted when a change is sent, not while this is drawn
    return coalesceWrites<LineChange>(countedWrite, (error) => {
      reportFailure(error)
      void reload()
    })
  }, [reload])

  const refreshIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && writing.current === 0) void refresh()
  })
  useEffect(() => {
    const refreshVisible = () => refreshIfSeen()
    const leave = onOtherTab(refreshVisible)
    document.addEventListener('visibilitychange', refreshVisible)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', refreshVisible)
    }
  }, [])

  /** Offline, the lines stay as they are. */
  async function refresh() {
    const found = await loadCart().catch(() => null)
    if (found && writing.current === 0) setData(found)
  }

  function change(lineChange: LineChange) {
    const { item, courseCount, withBook } = lineChange
    const changed = (line: CartItem) => (line.courseId === item.courseId ? { ...line, courseCount, withBook } : line)
    changeData((now) => now && now.map(changed))
    write(item.courseId, lineChange)
  }

  /** False when the server rejected it. */
  async function remove(items: CartItem[]): Promise<boolean> {
    try {
      await removeLines(items)
    } catch (error) {
      reportFailure(error)
      void refresh()
      return false
    }
    const removed = new Set(items.map(({ courseId }) => courseId))
    changeData((now) => now && now.filter(({ courseId }) => !removed.has(courseId)))
    return true
  }

  return { lines, failed, reload, refresh, change, remove }
}
