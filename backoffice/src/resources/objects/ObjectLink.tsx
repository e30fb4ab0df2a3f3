import { auditObjectText, isAuditList } from '@zhuxue/api/terms/core/audit'
import { Link } from 'react-router'
import { SecondaryText } from '../../components/list/SecondaryText'
import { titleIn, type AuditEntry } from './entry'
import { objectPath, partsOf } from './links'
import styles from './ObjectLink.module.css'

/** The object of an entry by its title, with its page and its kind. */
export function ObjectLink({ entry }: { entry: AuditEntry }) {
  const { object } = entry
  const { kind } = partsOf(object)
  const title = titleIn(entry, object)
  const path = objectPath(object, title)
  const name = title?.title || (isAuditList(kind) ? auditObjectText(object) : null)
  const text = name ?? auditObjectText(object)
  return (
    <>
      {path ? (
        <Link to={path} className={styles.title} title={text} onClick={(event) => event.stopPropagation()}>
          {text}
        </Link>
      ) : (
        <span className={styles.title} title={text}>
          {text}
        </span>
      )}
      {title && <SecondaryText>{kindText(kind) + (title.gone ? '（已删除）' : '')}</SecondaryText>}
    </>
  )
}

const kindText = (kind: string) => auditObjectText(kind)
