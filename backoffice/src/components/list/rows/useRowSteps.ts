import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { TableRef } from 'antd/es/table'
import { useNavigationType } from 'react-router'
import { RowSteps } from './deferredRows'

/** By row, from when the list was left. */
const places = new WeakMap<object, { height: number; isInView: boolean }>()
const typicalHeight = 56

/** The steps in which the first rows of a table are rendered, and the height of each until then. */
export function useRowSteps<R extends object>(
  table: RefObject<TableRef | null>,
  rows: readonly R[],
  keyOf: (row: R) => string
) {
  const [steps, setSteps] = useState<RowSteps>()
  const isBack = useNavigationType() === 'POP'
  if (!steps && rows.length > 0) {
    const inView = isBack ? rows.filter((row) => places.get(row)?.isInView) : []
    setSteps(new RowSteps(rows.map(keyOf), inView.map(keyOf)))
  }
  useEffect(() => steps?.start(), [steps])

  const storePlaces = useEffectEvent((seen: IntersectionObserverEntry[]) => {
    const byKey = new Map(rows.map((row) => [keyOf(row), row]))
    for (const { target, boundingClientRect, isIntersecting } of seen) {
      const row = byKey.get((target as HTMLElement).dataset.rowKey!)
      if (row) places.set(row, { height: boundingClientRect.height, isInView: isIntersecting })
    }
  })
  useEffect(() => {
    if (!steps) return
    // Measuring when the list is left would force a layout.
    const observer = new IntersectionObserver((seen) => storePlaces(seen))
    const observe = () => {
      const drawn = table.current!.nativeElement.querySelectorAll('tr[data-row-key]')
      for (const row of drawn) observer.observe(row)
    }
    observe()
    let timer: ReturnType<typeof setTimeout>
    const leave = steps.subscribe(() => {
      // The rows of this step are not in the page yet.
      timer = setTimeout(observe)
    })
    return () => {
      leave()
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [table, steps, rows])

  const heights = new Map(rows.map((row) => [keyOf(row), places.get(row)?.height]))
  return { steps, heightOf: (key: string) => heights.get(key) ?? typicalHeight }
}
