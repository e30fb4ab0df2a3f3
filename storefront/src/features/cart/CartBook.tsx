import { Price } from '~/components/ui/Price'
import { paths } from '~/lib/paths'
import type { CartItem, Quote } from '~/lib/http/wire'
import styles from './CartTable.module.css'

type Props = {
  line: CartItem
  quoted: Quote['items'][number] | null
  onBook: (withBook: boolean) => void
}

/** 连同教材一起购买: the textbook of a course, kept on the line of its course. */
export function CartBook({ line, quoted, onBook }: Props) {
  const { book, withBook } = line
  if (!book) {
    return withBook ? <p className={styles.book}>配套教材已下架，将只购买课程</p> : null
  }
  return (
    <div className={styles.book}>
      <label>
        <input
          type="checkbox"
          checked={withBook}
          onChange={(event) => onBook(event.target.checked)}
        />
        <span>连同教材一起购买</span>
      </label>
      <a href={paths.course(book.courseId)} className="one-line">
        {book.courseName}
      </a>
      <span className={styles.bookPrice}>
        <Price yuan={quoted?.unitPrice ?? book.coursePrice} was={book.coursePrice} />
      </span>
    </div>
  )
}
