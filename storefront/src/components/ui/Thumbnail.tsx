import { Icon } from './Icon'
import { icons } from '~/components/ui/icons'
import { Picture } from './Picture'
import styles from './Thumbnail.module.css'

export function Thumbnail({ src }: { src: string | null }) {
  if (!src) {
    return (
      <span className={styles.thumb}>
        <Icon path={icons.course} />
      </span>
    )
  }
  return <Picture className={styles.thumb} src={src} width={100} height={56} sizes="100px" widths={[200, 400]} />
}
