import { Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export function Notice(props: {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  const { icon, title, children, action } = props
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>{icon}</span>
      <Typography.Title level={2} className={styles.title}>
        {title}
      </Typography.Title>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  )
}
