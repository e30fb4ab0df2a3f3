import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { Icon } from '~/components/ui/Icon'
import { Price } from '~/components/ui/Price'
import { QuantityInput } from '~/components/ui/QuantityInput'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { CartItem, Quote } from '~/lib/http/wire'
import { CartBook } from './CartBook'
import { countLimit, fitLine, priceMoved } from './cart'
import styles from './CartTable.module.css'
import { Savings } from '~/features/checkout/shared/Savings'
import { Thumb } from '~/components/ui/Thumb'

type QuoteItem = Quote['items'][number]
type Props = {
  line: CartItem
  bulk: boolean
  selected: boolean
  quoted: QuoteItem | null
  /** The textbook that comes along, as it is priced. */
  bookQuoted: QuoteItem | null
  onSelect: (on: boolean) => void
  onCount: (count: number) => void
  onBook: (withBook: boolean) => void
  onRemove: () => void
}

/** One line of the cart. Its amount is the server's once the line is part of the quote. */
export function CartRow(props: Props) {
  const { line, bulk, selected, quoted, bookQuoted, onSelect, onCount, onBook, onRemove } = props
  const count = fitLine(line, bulk)
  const moved = line.available ? priceMoved(line) : null
  return (
    <li className={styles.line} data-off={!line.available}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`选择 ${line.cartItemName}`}
          checked={selected && line.available}
          disabled={!line.available}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <Thumb src={line.courseImgUrl} />
      <div className={styles.name}>
        <a href={paths.course(line.courseId)} className="two-lines">
          {line.cartItemName}
        </a>
        <small>
          {CourseTypeText[line.courseType as keyof typeof CourseTypeText]}
          {line.teacherName && ` · ${line.teacherName}`}
        </small>
        {moved && <small className={styles.moved}>{moved}</small>}
        {quoted && <Savings item={quoted} />}
        {!line.available && <span className="tag tag--amber">{line.unavailableReason}</span>}
      </div>
      {line.available && (
        <>
          <div className={styles.unit}>
            <Price yuan={quoted?.unitPrice ?? line.coursePrice} was={line.coursePrice} />
          </div>
          <span className={styles.count}>
            <QuantityInput
              value={count}
              limit={countLimit(line.courseType, bulk)}
              onChange={onCount}
              label={`${line.cartItemName} 数量`}
            />
          </span>
          <b className={styles.amount}>
            ¥{money(quoted ? shareOf(quoted, count) : line.coursePrice * count)}
          </b>
        </>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={`删除 ${line.cartItemName}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
      {line.available && !bulk && <CartBook line={line} quoted={bookQuoted} onBook={onBook} />}
    </li>
  )
}

/** The quote speaks of all copies of a course: those of a book that also comes along stand with its course. */
function shareOf({ orderItemAmt, courseCount }: QuoteItem, count: number): number {
  return courseCount === count ? orderItemAmt : (orderItemAmt / courseCount) * count
}
