import { useState, type HTMLAttributes, type KeyboardEvent } from 'react'

/**
 * Keyboard control of table rows: one of them is in the tab order, arrow keys move on, other keys belong to the screen.
 * @param options.onKey returns whether it handled the key
 */
export function useRowKeys<R>(options: {
  rows: readonly R[]
  keyOf: (row: R) => number
  onKey: (key: string, row: R) => boolean
}) {
  const { rows, keyOf, onKey } = options
  const [at, setAt] = useState(0)
  const present = Math.min(at, rows.length - 1)

  const press = (event: KeyboardEvent<HTMLElement>, row: R, place: number) => {
    // Keys of a button or a checkbox in the row are not handled.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) {
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const siblings = [...event.currentTarget.parentElement!.children].filter(
        (element) => element instanceof HTMLElement && element.dataset.rowKey
      ) as HTMLElement[]
      const next = Math.max(0, Math.min(rows.length - 1, place + step))
      siblings[next]?.focus()
      event.preventDefault()
    } else if (onKey(event.key, row)) event.preventDefault()
  }

  return {
    onRow: (row: R, place = rows.findIndex((one) => keyOf(one) === keyOf(row))) =>
      ({
        'tabIndex': place === present ? 0 : -1,
        'aria-current': place === present || undefined,
        'onFocus': () => setAt(place),
        'onKeyDown': (event: KeyboardEvent<HTMLElement>) => press(event, row, place),
      }) as HTMLAttributes<HTMLElement>,
  }
}
