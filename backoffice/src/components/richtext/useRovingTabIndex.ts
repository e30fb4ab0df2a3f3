import { useEffect, useRef, type KeyboardEvent } from 'react'

export function useRovingTabIndex<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null)
  const usable = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>('button, input') ?? [])].filter(
      (tool) => !tool.matches(':disabled')
    )

  useEffect(() => {
    const tools = usable()
    const now = tools.find((tool) => tool.tabIndex === 0 && tool.matches(':focus')) ?? tools[0]
    for (const tool of tools) tool.tabIndex = tool === now ? 0 : -1
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const tools = usable()
    const at = tools.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    tools[at]!.tabIndex = -1
    const next = tools[(to + tools.length) % tools.length]!
    next.tabIndex = 0
    next.focus()
  }
  return { ref: bar, onKeyDown }
}
