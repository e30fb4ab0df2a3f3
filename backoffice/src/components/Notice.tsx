import { Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export function Notice(props: {
  icon: ReactNode
  title: string
  /** 1 where the notice is the whole page. */
  level?: 1 | 2
  children?: ReactNode
  action?: ReactNode
}) {
  const { icon, title, level = 2, children, action } = props
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>{icon}</span>
      <Typography.Title level={level} className={styles.title}>
        {title}
      </Typography.Title>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  )
}
