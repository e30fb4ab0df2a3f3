import { courseFields, type CourseFieldName } from '@zhuxue/api/course-fields'
import { RuleText } from '@zhuxue/api/terms/commerce'
import { SafeHtml } from '../../../components/SafeHtml'
import type { FieldSide } from './useDifferences'
import styles from './Audit.module.css'
import { DiffHtml, DiffText } from './DiffText'
import type { FieldDifference } from '../../../lib/apiTypes'

type Side = 'before' | 'after'
const tags = { before: 'del', after: 'ins' } as const

const kindOf = (field: string) => (field in courseFields ? courseFields[field as CourseFieldName].kind : null)
const isComparedAsText = (field: string) => field === 'chapterTitle' || kindOf(field) === 'text'

/** One side of one field. `unmarked`: without a diff, because the other side is missing. */
export function FieldValue(props: { of: FieldDifference; side: Side; unmarked?: boolean }) {
  const { of, side, unmarked } = props
  const [ownSide, otherSide] = side === 'before' ? [of.before, of.after] : [of.after, of.before]
  if (ownSide === null) return <span className={styles.none}>无</span>

  if (of.kind === 'list')
    return <Items ownSide={asItems(ownSide)} otherSide={asItems(otherSide)} {...{ side, unmarked }} />
  const text = String(ownSide)
  const texts = { before: String(of.before ?? ''), after: String(of.after ?? ''), side }
  if (of.kind === 'image') return <img className={styles.picture} src={text} alt={of.label} />
  if (of.kind === 'rich') return unmarked ? <SafeHtml html={text} /> : <DiffHtml {...texts} />
  if (unmarked) return <Plain of={of} text={text} />
  if (otherSide === null || !isComparedAsText(of.field)) {
    const Tag = tags[side]
    return (
      <Tag className={styles[side]}>
        <Plain of={of} text={text} />
      </Tag>
    )
  }
  return <DiffText {...texts} />
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

const asItems = (shown: FieldSide) => (Array.isArray(shown) ? shown : shown === null ? [] : [shown])

const withRuleName = (item: string) =>
  item.replace(/^规则 (0\d)/, (whole, code) => RuleText[code as keyof typeof RuleText] ?? whole)

function Items(props: { ownSide: string[]; otherSide: string[]; side: Side; unmarked?: boolean }) {
  const { ownSide, otherSide, side, unmarked } = props
  const Tag = tags[side]
  return (
    <ul className={styles.items}>
      {ownSide.map((item) => (
        <li key={item}>
          {unmarked || otherSide.includes(item) ? (
            withRuleName(item)
          ) : (
            <Tag className={styles[side]}>{withRuleName(item)}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}
