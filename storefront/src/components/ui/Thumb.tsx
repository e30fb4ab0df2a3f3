import { Icon } from './Icon'
import { Picture } from './Picture'
import styles from './Thumb.module.css'

export function Thumb({ src }: { src: string | null }) {
  if (!src) {
    return (
      <span className={styles.thumb}>
        <Icon name="course" />
      </span>
    )
  }
  return (
    <Picture
      className={styles.thumb}
      src={src}
      width={100}
      height={56}
      sizes="100px"
      widths={[200, 400]}
    />
  )
}
