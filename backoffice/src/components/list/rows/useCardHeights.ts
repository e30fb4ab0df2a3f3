import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The content height of each card in pixels, from when the list was left. */
const heights = new WeakMap<object, number>()

/**
 * Cards below the fold are not laid out and their heights are estimates. The scroll position can only be restored if
 * all cards above are as high as before.
 */
export function useCardHeights<R extends object>(rows: readonly R[]) {
  const list = useRef<HTMLUListElement>(null)
  const keep = useEffectEvent((cards: HTMLCollection) => {
    if (cards.length === 0) return
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(cards[0]!)
    const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
    const edge = edges.reduce((sum, text) => sum + Number.parseFloat(text), 0)
    for (const [at, row] of rows.entries()) {
      const height = cards[at]?.getBoundingClientRect().height
      if (height) heights.set(row, height - edge)
    }
  })
  useLayoutEffect(() => {
    const { children } = list.current!
    return () => keep(children)
  }, [])
  const styleOf = (row: R) => {
    const height = heights.get(row)
    return height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined
  }
  return { list, styleOf }
}
