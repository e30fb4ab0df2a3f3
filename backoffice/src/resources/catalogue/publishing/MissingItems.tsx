import { ExclamationCircleOutlined } from '@ant-design/icons'
import type { MissingItem } from '@zhuxue/api/terms/catalogue'
import { Link } from 'react-router'
import { missingItemPath } from './formPath'
import styles from './Preflight.module.css'

/** Each item links to the place where it can be fixed. */
export function MissingItems(props: { gaps: MissingItem[]; form: string; onFollow?: () => void }) {
  const { gaps, form, onFollow } = props
  return (
    <ul className={styles.items}>
      {gaps.map((gap) => (
        <li key={`${gap.kind}-${gap.chapterId ?? gap.text}`}>
          <ExclamationCircleOutlined className={styles.mark} aria-hidden />
          <span>{gap.text}</span>
          <Link to={missingItemPath(form, gap)} onClick={onFollow} aria-label={`去补充：${gap.text}`}>
            去补充
          </Link>
        </li>
      ))}
    </ul>
  )
}
