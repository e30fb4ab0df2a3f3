import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { activePath } from './activePath'
import styles from './PathTabs.module.css'

/** The screens of one entry of the menu. antd's tabs would measure the page before it is painted. */
export function PathTabs({ paths }: { paths: Record<string, ReactNode> }) {
  const { pathname } = useLocation()
  const active = activePath(Object.keys(paths), pathname)
  const current = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    )
    return () => cancelAnimationFrame(frame)
  }, [active])

  return (
    <nav className={styles.tabs} aria-label="页签">
      {Object.entries(paths).map(([path, label]) =>
        path === active ? (
          <Link key={path} to={path} ref={current} aria-current="page">
            {label}
          </Link>
        ) : (
          <Link key={path} to={path}>
            {label}
          </Link>
        )
      )}
    </nav>
  )
}
