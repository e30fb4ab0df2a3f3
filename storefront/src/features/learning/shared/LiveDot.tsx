import styles from './LiveDot.module.css'

/** Marks a lesson that runs now, before its word. */
export const LiveDot = () => <span className={styles.dot} aria-hidden="true" />
