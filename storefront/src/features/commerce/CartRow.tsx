import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { Icon } from '~/components/ui/Icon'
import { Price } from '~/components/ui/Price'
import { QuantityInput } from '~/components/ui/QuantityInput'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { CartItem, Quote } from '~/lib/wire'
import { countLimit, fitLine } from './cart'
import styles from './CartTable.module.css'
import { Thumb } from './Thumb'

type Props = {
  line: CartItem
  bulk: boolean
  selected: boolean
  quoted: Quote['items'][number] | null
  onSelect: (on: boolean) => void
  onCount: (count: number) => void
  onRemove: () => void
}

export function CartRow({ line, bulk, selected, quoted, onSelect, onCount, onRemove }: Props) {
  const count = fitLine(line, bulk)
  return (
    <li className={styles.line} data-off={!line.available}>
      <input
        type="checkbox"
        aria-label={`选择 ${line.cartItemName}`}
        checked={selected && line.available}
        disabled={!line.available}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Thumb src={line.courseImgUrl} />
      <div className={styles.name}>
        <a href={paths.course(line.courseId)} className="two-lines">
          {line.cartItemName}
        </a>
        <small>
          {CourseTypeText[line.courseType as keyof typeof CourseTypeText]}
          {line.teacherName && ` · ${line.teacherName}`}
        </small>
        {quoted?.ruleText && <span className="tag tag--signal">{quoted.ruleText}</span>}
        {!line.available && (
          <span className="tag tag--quiet">{line.unavailableReason ?? '商品已下架'}</span>
        )}
      </div>
      <div className={styles.unit}>
        <Price yuan={quoted?.unitPrice ?? line.coursePrice} was={line.coursePrice} />
      </div>
      <QuantityInput
        value={count}
        limit={countLimit(line.courseType, bulk)}
        disabled={!line.available}
        onChange={onCount}
        label={`${line.cartItemName} 数量`}
      />
      <b className={styles.amount}>¥{money(quoted?.orderItemAmt ?? line.coursePrice * count)}</b>
      <button
        type="button"
        className={styles.remove}
        aria-label={`删除 ${line.cartItemName}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
