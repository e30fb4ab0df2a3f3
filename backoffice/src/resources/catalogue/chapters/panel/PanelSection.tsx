import { Typography } from 'antd'
import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

export function PanelSection(props: { title: string; errorMessage: string | null; children: ReactNode }) {
  const { title, errorMessage, children } = props
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Typography.Title level={2} id={id} className={styles.boxTitle}>
        {title}
      </Typography.Title>
      {children}
      {errorMessage && (
        <p className={styles.error} role="alert">
          {errorMessage}
        </p>
      )}
    </section>
  )
}
