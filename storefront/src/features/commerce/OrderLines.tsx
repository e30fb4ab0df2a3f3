import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Quote } from '~/lib/wire'
import styles from './OrderConfirm.module.css'
import { Thumb } from './Thumb'

/** The lines of a quote with the rule that made each price. */
export function OrderLines({ items }: { items: Quote['items'] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.courseId}>
          <Thumb src={item.courseImgUrl} />
          <div className={styles.name}>
            <a href={paths.course(item.courseId)} className="two-lines">
              {item.courseName}
            </a>
            <small>{CourseTypeText[item.courseType as keyof typeof CourseTypeText]}</small>
            {item.ruleText && <span className="tag tag--signal">{item.ruleText}</span>}
            {item.rule06Share > 0 && <small>满减分摊 −¥{money(item.rule06Share)}</small>}
          </div>
          <span className={styles.unit}>¥{money(item.unitPrice)}</span>
          <span className={styles.times}>× {item.courseCount}</span>
          <b>¥{money(item.orderItemAmt)}</b>
        </li>
      ))}
    </ul>
  )
}
