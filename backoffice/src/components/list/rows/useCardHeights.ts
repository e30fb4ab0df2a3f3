import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** By row, of the content of its card in pixels, as it was when the list was left. */
const heights = new WeakMap<object, number>()

/**
 * Cards below the screen are not laid out, and their heights are guessed. Whoever comes back finds the list where it stood
 * only if all that is above is as high as it was.
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
