import { useEffect } from 'react'

/** Sets the title of the tab and of the history entry. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · 筑学管理台`
  }, [title])
}
