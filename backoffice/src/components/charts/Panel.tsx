import { Typography } from 'antd'
import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

/** A section of a report with its own heading. */
export function Panel(props: { title: ReactNode; extra?: ReactNode; children: ReactNode }) {
  const { title, extra, children } = props
  const heading = useId()
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <Typography.Title level={2} id={heading} className={styles.title}>
          {title}
        </Typography.Title>
        <div className={styles.extra}>{extra}</div>
      </header>
      {children}
    </section>
  )
}
