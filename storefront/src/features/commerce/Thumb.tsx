import { Icon } from '~/components/ui/Icon'
import styles from './Thumb.module.css'

/** A small cover beside a name. */
export function Thumb({ src }: { src: string | null }) {
  if (!src) {
    return (
      <span className={styles.thumb}>
        <Icon name="course" />
      </span>
    )
  }
  return <img className={styles.thumb} src={src} alt="" width="100" height="56" loading="lazy" />
}
