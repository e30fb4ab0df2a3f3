import { courseFields, type CourseFieldName } from '@zhuxue/api/course-fields'
import { RuleText } from '@zhuxue/api/terms/commerce'
import { SafeHtml } from '../../../kit/SafeHtml'
import type { Shown } from './audit'
import styles from './Audit.module.css'
import { MarkedHtml, MarkedText } from './Marked'
import type { FieldDifference } from '../../../lib/wire'

type Side = 'before' | 'after'
const tags = { before: 'del', after: 'ins' } as const

/** Texts that somebody wrote, whose words are worth comparing; of anything else all of it is another. */
const isWritten = (field: string) => field === 'chapterTitle' || kindOf(field) === 'text'
const kindOf = (field: string) =>
  field in courseFields ? courseFields[field as CourseFieldName].kind : null

/** One side of one fact. `calm` shows it as it is, without marks: there is no other side to compare with. */
export function Value(props: { of: FieldDifference; side: Side; calm?: boolean }) {
  const { of, side, calm } = props
  const [here, there] = side === 'before' ? [of.before, of.after] : [of.after, of.before]
  if (here === null) return <span className={styles.nothing}>无</span>

  if (of.kind === 'list')
    return <Items here={asItems(here)} there={asItems(there)} {...{ side, calm }} />
  const text = String(here)
  const texts = { before: String(of.before ?? ''), after: String(of.after ?? ''), side }
  if (of.kind === 'image') return <img className={styles.picture} src={text} alt={of.label} />
  if (of.kind === 'rich') return calm ? <SafeHtml html={text} /> : <MarkedHtml {...texts} />
  if (calm) return <Plain of={of} text={text} />
  if (there === null || !isWritten(of.field)) {
    const Tag = tags[side]
    return (
      <Tag className={styles[side]}>
        <Plain of={of} text={text} />
      </Tag>
    )
  }
  return <MarkedText {...texts} />
}

function Plain({ of, text }: { of: FieldDifference; text: string }) {
  return (
    <>
      {kindOf(of.field) === 'colour' && <Swatch colour={text} />}
      {text}
    </>
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <i className={styles.swatch} style={{ background: colour }} aria-hidden />
)

const asItems = (shown: Shown) => (Array.isArray(shown) ? shown : shown === null ? [] : [shown])

/** Rules are known to people by what they say, to the system by their number. */
const named = (item: string) =>
  item.replace(/^规则 (0\d)/, (whole, code) => RuleText[code as keyof typeof RuleText] ?? whole)

function Items(props: { here: string[]; there: string[]; side: Side; calm?: boolean }) {
  const { here, there, side, calm } = props
  const Tag = tags[side]
  return (
    <ul className={styles.items}>
      {here.map((item) => (
        <li key={item}>
          {calm || there.includes(item) ? (
            named(item)
          ) : (
            <Tag className={styles[side]}>{named(item)}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}
