import { useEffect } from 'react'

/** What the tab and the history call a screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · 筑学管理台`
  }, [title])
}
