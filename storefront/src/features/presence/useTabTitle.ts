import { useEffect } from 'react'

/** Shows the title in the list of tabs, so that it is found from another one. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} - 筑学`
    return () => {
      document.title = before
    }
  }, [title])
}
