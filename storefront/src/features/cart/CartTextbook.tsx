import { Price } from '~/components/ui/Price'
import { paths } from '~/lib/paths'
import type { CartItem, Quote } from '~/lib/http/apiTypes'
import styles from './CartTable.module.css'

type Props = { line: CartItem; quote: Quote['items'][number] | null; onChange: (withBook: boolean) => void }

/** 连同教材一起购买 */
export function CartTextbook({ line, quote, onChange }: Props) {
  const { book, withBook } = line
  if (!book) {
    return withBook ? <p className={styles.book}>配套教材已下架，将只购买课程</p> : null
  }
  return (
    <div className={styles.book}>
      <label>
        <input type="checkbox" checked={withBook} onChange={(event) => onChange(event.target.checked)} />
        <span>连同教材一起购买</span>
      </label>
      <a href={paths.course(book.courseId)}>{book.courseName}</a>
      <span className={styles.bookPrice}>
        <Price yuan={quote?.unitPrice ?? book.coursePrice} was={book.coursePrice} />
      </span>
    </div>
  )
}
