import { Typography } from 'antd'
import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

/** A part of the panel that is saved on its own, with what is wrong with it below. */
export function Box(props: { title: string; trouble: string | null; children: ReactNode }) {
  const { title, trouble, children } = props
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Typography.Title level={5} id={id} className={styles.boxTitle}>
        {title}
      </Typography.Title>
      {children}
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}
