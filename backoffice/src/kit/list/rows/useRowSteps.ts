import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import type { TableRef } from 'antd/es/table'
import { useNavigationType } from 'react-router'
import { RowSteps, fewRows } from './rowSteps'

/** By row, as it was when the list was left. */
const places = new WeakMap<object, { height: number; isInView: boolean }>()
const typicalHeight = 56

/** The steps in which the first rows of a table are drawn, and how high each is until then. */
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

  const keepPlaces = useEffectEvent((element: HTMLElement) => {
    if (rows.length <= fewRows) return
    const byKey = new Map(rows.map((row) => [keyOf(row), row]))
    for (const drawn of element.querySelectorAll<HTMLElement>('tr[data-row-key]')) {
      const row = byKey.get(drawn.dataset.rowKey!)
      const { top, bottom, height } = drawn.getBoundingClientRect()
      if (row) places.set(row, { height, isInView: bottom > 0 && top < window.innerHeight })
    }
  })
  useLayoutEffect(() => {
    const { nativeElement } = table.current!
    return () => keepPlaces(nativeElement)
  }, [table])

  const heights = new Map(rows.map((row) => [keyOf(row), places.get(row)?.height]))
  return { steps, heightOf: (key: string) => heights.get(key) ?? typicalHeight }
}
