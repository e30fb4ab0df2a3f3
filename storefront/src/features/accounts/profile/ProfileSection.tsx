import { useId, type ReactNode } from 'react'
import styles from './Profile.module.css'

export function ProfileSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`sheet ${styles.section}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className={styles.matter}>{children}</div>
    </section>
  )
}
