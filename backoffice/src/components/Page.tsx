import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import styles from './Page.module.css'
import { useTitle } from './hooks/useTitle'

export function Page(props: {
  title: string
  /** The open tab of a screen with several: it comes first in the window title. */
  tab?: string
  hint?: ReactNode
  extra?: ReactNode
  /** Path of the parent list. */
  back?: string
  /** Keeps the header with its buttons in view, for long forms. Always so with `back`. */
  isSticky?: boolean
  children: ReactNode
}) {
  const { title, tab, hint, extra, back, isSticky, children } = props
  const navigate = useNavigate()
  useTitle(tab ? `${tab} · ${title}` : title)

  return (
    <section className={styles.page}>
      <header className={back || isSticky ? `${styles.head} ${styles.sticky}` : styles.head}>
        {back && (
          <Button type="text" icon={<ArrowLeftOutlined />} aria-label="返回列表" onClick={() => navigate(back)} />
        )}
        <Typography.Title level={1} className={styles.title}>
          {title}
        </Typography.Title>
        {hint && <div className={styles.hint}>{hint}</div>}
        <div className={styles.extra}>{extra}</div>
      </header>
      {children}
    </section>
  )
}
