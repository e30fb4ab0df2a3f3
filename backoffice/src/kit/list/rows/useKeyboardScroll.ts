import type { TableRef } from 'antd/es/table'
import { useEffect, useRef } from 'react'

/** A table wider than its place is moved by the arrow keys, too. */
export function useKeyboardScroll() {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    const content = table.current?.nativeElement.querySelector('.ant-table-content')
    if (!(content instanceof HTMLElement)) return
    const update = () => {
      if (content.scrollWidth > content.clientWidth) content.tabIndex = 0
      else content.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(update)
    observer.observe(content)
    for (const child of content.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return table
}
