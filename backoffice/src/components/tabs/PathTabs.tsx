import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { activePath } from './activePath'
import styles from './PathTabs.module.css'

/** The screens of one menu entry as tabs. antd's tabs would measure the page before it is painted. */
export function PathTabs({ paths }: { paths: Record<string, ReactNode> }) {
  const { pathname } = useLocation()
  const active = activePath(Object.keys(paths), pathname)
  const tabs = useRef<HTMLElement>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => showCurrent(tabs.current))
    return () => cancelAnimationFrame(frame)
  }, [active])

  return (
    <nav ref={tabs} className={styles.tabs} aria-label="页签">
      {Object.entries(paths).map(([path, label]) => (
        <Link key={path} to={path} aria-current={path === active ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls horizontally only: `scrollIntoView` would also scroll a restored list up to its tabs. */
function showCurrent(tabs: HTMLElement | null) {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]')
  if (!tabs || !current) return
  tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2
}
