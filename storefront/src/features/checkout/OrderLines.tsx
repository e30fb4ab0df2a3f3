import { courseTypeText, isFurtherEducation } from '~/lib/courseTypes'
import { OrderType } from '@zhuxue/api/terms/commerce'
import { Price } from '~/components/ui/Price'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Quote } from '~/lib/http/apiTypes'
import { UncountedNote } from '~/features/certificates/shared/UncountedNote'
import type { Checkout } from './checkout'
import styles from './OrderConfirm.module.css'
import { OwnedLine } from './OwnedLine'
import { Savings } from './shared/Savings'
import { Thumbnail } from '~/components/ui/Thumbnail'

type Props = {
  quote: Quote
  checkout: Checkout
  onCheckout: (checkout: Checkout) => void
  /** Owned courses that are bought again. */
  renew: number[]
  onRenew: (courseId: number, isChosen: boolean) => void
}
type Item = Quote['items'][number]

export function OrderLines({ quote, checkout, onCheckout, renew, onRenew }: Props) {
  const own = (courseId: number) => checkout.products.find((one) => one.courseId === courseId)

  function setTextbook(courseId: number, withBook: boolean) {
    const products = checkout.products.map((one) =>
      one.courseId === courseId ? { ...one, withBook: withBook || undefined } : one
    )
    onCheckout({ ...checkout, products })
  }

  const isBulk = checkout.orderType === OrderType.Package
  const others = checkout.products.length > 1
  function remove(courseId: number) {
    const products = checkout.products.filter((one) => one.courseId !== courseId)
    onCheckout({ ...checkout, products })
  }

  /** No textbook for the seats of a bulk order, nor if the book is in the order anyway. */
  function canAddTextbook({ courseId, book }: Item): boolean {
    if (!book || !own(courseId) || isBulk) return false
    return Boolean(own(courseId)!.withBook) || !own(book.courseId)
  }

  return (
    <ul className={styles.lines}>
      {quote.items.map((item) => (
        <li key={item.courseId}>
          <Thumbnail src={item.courseImgUrl} />
          <div className={styles.name}>
            <a href={paths.course(item.courseId)}>{item.courseName}</a>
            <small>
              {courseTypeText(item.courseType)}
              {!own(item.courseId) && ' · 配套教材'}
            </small>
            {!isBulk && isFurtherEducation(item.courseType) && (
              <UncountedNote courseId={item.courseId} className={styles.uncounted} />
            )}
            <Savings item={item} />
          </div>
          <span className={styles.unit} data-times={`× ${item.courseCount}`}>
            ¥{formatMoney(item.unitPrice)}
            {item.coursePrice > item.unitPrice && <s>¥{formatMoney(item.coursePrice)}</s>}
          </span>
          <span className={styles.times}>× {item.courseCount}</span>
          <b>¥{formatMoney(item.orderItemAmt)}</b>
          <OwnedLine
            item={item}
            chosen={renew.includes(item.courseId)}
            onChoose={(isChosen) => onRenew(item.courseId, isChosen)}
            onRemove={others ? () => remove(item.courseId) : undefined}
          />
          {canAddTextbook(item) && (
            <label className={styles.book}>
              <input
                type="checkbox"
                checked={own(item.courseId)?.withBook ?? false}
                onChange={(event) => setTextbook(item.courseId, event.target.checked)}
              />
              <span>
                连同教材一起购买：{item.book!.courseName} <Price yuan={item.book!.coursePrice} />
              </span>
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}
