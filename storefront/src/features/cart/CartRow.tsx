import { courseTypeText, isFurtherEducation } from '~/lib/courseTypes'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Price } from '~/components/ui/Price'
import { QuantityInput } from '~/components/ui/QuantityInput'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { CartItem, Quote } from '~/lib/http/apiTypes'
import { CartTextbook } from './CartTextbook'
import { cartQuantityLimit, lineQuantity, priceChangeText } from './cart'
import styles from './CartTable.module.css'
import { UncountedNote } from '~/features/certificates/shared/UncountedNote'
import { creditedText, ownedText } from '~/features/checkout/ownedText'
import { Savings } from '~/features/checkout/shared/Savings'
import { Thumbnail } from '~/components/ui/Thumbnail'

type QuoteItem = Quote['items'][number]
type Props = {
  line: CartItem
  bulk: boolean
  selected: boolean
  quote: QuoteItem | null
  textbookQuote: QuoteItem | null
  onSelect: (isSelected: boolean) => void
  onQuantity: (quantity: number) => void
  onTextbook: (withBook: boolean) => void
  onRemove: () => void
}

/** The server computes the amount once the line is part of the quote. */
export function CartRow(props: Props) {
  const { line, bulk, selected, quote, textbookQuote } = props
  const { onSelect, onQuantity, onTextbook, onRemove } = props
  const quantity = lineQuantity(line, bulk)
  const priceChange = line.available ? priceChangeText(line) : null
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
      <Thumbnail src={line.courseImgUrl} />
      <div className={styles.name}>
        <a href={paths.course(line.courseId)}>{line.cartItemName}</a>
        <small>
          {courseTypeText(line.courseType)}
          {line.teacherName && ` · ${line.teacherName}`}
        </small>
        {priceChange && <small className={styles.moved}>{priceChange}</small>}
        {!bulk && line.available && line.owned.length > 0 && <span className="tag tag--moss">{ownedText(line)}</span>}
        {!bulk && line.available && line.credited.length > 0 && (
          <small className={styles.moved}>{creditedText(line)}</small>
        )}
        {!bulk && line.available && isFurtherEducation(line.courseType) && (
          <UncountedNote courseId={line.courseId} className={styles.moved} />
        )}
        {quote && <Savings item={quote} />}
        {!line.available && <span className="tag tag--amber">{line.unavailableReason}</span>}
      </div>
      {line.available && (
        <>
          <div className={styles.unit}>
            <Price yuan={quote?.unitPrice ?? line.coursePrice} was={line.coursePrice} />
          </div>
          <span className={styles.count}>
            <QuantityInput
              value={quantity}
              limit={cartQuantityLimit(line.courseType, bulk)}
              onChange={onQuantity}
              label={`${line.cartItemName} 数量`}
            />
          </span>
          <b className={styles.amount}>
            ¥{formatMoney(quote ? shareOf(quote, quantity) : line.coursePrice * quantity)}
          </b>
        </>
      )}
      <button type="button" className={styles.remove} aria-label={`删除 ${line.cartItemName}`} onClick={onRemove}>
        <Icon path={icons.trash} />
      </button>
      {line.available && !bulk && <CartTextbook line={line} quote={textbookQuote} onChange={onTextbook} />}
    </li>
  )
}

/** The quote has one line per course; copies bought as a textbook are shown with their course. */
function shareOf({ orderItemAmt, courseCount }: QuoteItem, quantity: number): number {
  return courseCount === quantity ? orderItemAmt : (orderItemAmt / courseCount) * quantity
}
