import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import styles from './Page.module.css'
import { useTitle } from './hooks/useTitle'

export function Page(props: {
  title: string
  /** The tab that is open, for a screen of several: it names the window before the title. */
  tab?: string
  hint?: ReactNode
  extra?: ReactNode
  /** Path of the list that this screen belongs to. */
  back?: string
  /** True for a long form, whose buttons stay in reach; so they do wherever there is a way back. */
  stays?: boolean
  children: ReactNode
}) {
  const { title, tab, hint, extra, back, stays, children } = props
  const navigate = useNavigate()
  useTitle(tab ? `${tab} · ${title}` : title)

  return (
    <section className={styles.page}>
      <header className={back || stays ? `${styles.head} ${styles.stays}` : styles.head}>
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
