import { useEffect, useState } from 'react'
import { RequiredCourseText, says } from '@zhuxue/api/terms/catalogue'
import { OrderType, says as buys } from '@zhuxue/api/terms/commerce'
import { Price } from '~/components/ui/Price'
import { QuantityInput } from '~/components/ui/QuantityInput'
import { notify } from '~/components/ui/toasts'
import { loginFirst } from '~/features/accounts/loginFirst'
import { isSignedIn } from '~/features/accounts/session'
import { BulkBuyDialog } from '~/features/commerce/BulkBuyDialog'
import { detailLimit } from '~/features/commerce/cart'
import { countCart, rememberForLater } from '~/features/commerce/cartStore'
import { goToCheckout } from '~/features/commerce/checkout'
import { AccessLine } from '~/features/learning/AccessLine'
import { LiveCodeEntry } from '~/features/learning/LiveCodeEntry'
import { api, failureOf } from '~/lib/api'
import type { Course, Model } from '~/lib/wire'
import styles from './CourseBuyPanel.module.css'
import { isBundle, isShipped, isVideo } from './kinds'
import { ModelChoice } from './ModelChoice'

type Props = {
  course: Course
  /** The specifications to choose from: this course's own, or its parent's when it is one of them. */
  models: Model[]
  parentCourseId: number | null
  book: Pick<Course, 'courseId' | 'courseName' | 'coursePrice'> | null
}

/** Price, specification, copies, and the two buttons (learner side section 2, course detail). */
export default function CourseBuyPanel({ course, models, parentCourseId, book }: Props) {
  const [count, setCount] = useState(1)
  const [withBook, setWithBook] = useState(false)
  const [bulk, setBulk] = useState(false)
  const [chosen, setChosen] = useState<Model | null>(
    () =>
      models.find((model) => parentCourseId !== null && model.modelCode === course.courseId) ?? null
  )
  const bundle = isBundle(course)
  const mustChoose = models.length > 0 && !bundle
  const shown = chosen ?? course
  const video = isVideo(course.courseType)
  const target = chosen?.modelCode ?? course.courseId
  // The island is live once mounted; until then the buttons would swallow a click.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const products = () => [
    { courseId: target, courseCount: count },
    ...(withBook && book ? [{ courseId: book.courseId, courseCount: 1 }] : []),
  ]
  const complete = () => {
    if (mustChoose && !chosen) notify(buys.selectModel, 'error')
    return !mustChoose || chosen !== null
  }

  async function buy() {
    if (!complete() || !(await loginFirst())) return
    goToCheckout({ products: products(), withBook, orderType: OrderType.Single })
  }

  async function addToCart() {
    if (!complete()) return
    if (!isSignedIn()) {
      for (const line of products()) rememberForLater(line, detailLimit(course.courseType, false))
      await loginFirst()
      return
    }
    try {
      await api.commerce.cartItems.store({
        body: { courseId: target, courseCount: count, withBook },
      })
      notify('已加入购物车', 'success')
      void countCart()
    } catch (error) {
      failureOf(error)
    }
  }

  async function buyInBulk(copies: number) {
    setBulk(false)
    goToCheckout({
      products: [{ courseId: target, courseCount: copies }],
      withBook: false,
      orderType: OrderType.Package,
    })
  }

  return (
    <div className={styles.panel}>
      <div className={styles.money}>
        <span className={styles.label}>价格</span>
        <Price yuan={shown.coursePrice} was={shown.coursePriceOriginal} large />
        {mustChoose && !chosen && <span className={styles.from}>起</span>}
      </div>
      <AccessLine course={course} />
      <ModelChoice
        course={course}
        models={models}
        chosen={chosen}
        parentCourseId={parentCourseId}
        onChoose={setChosen}
      />
      {course.requiredCourse !== null && (
        <div className={styles.row}>
          <span className={styles.label}>类别</span>
          <span>{RequiredCourseText[course.requiredCourse as 0 | 1]}</span>
        </div>
      )}
      {course.coursePrice > 0 && isShipped(course.courseType) && (
        <div className={styles.row}>
          <span className={styles.label}>数量</span>
          <QuantityInput
            value={count}
            limit={detailLimit(course.courseType, false)}
            onChange={setCount}
            label="购买数量"
          />
        </div>
      )}
      {book && (
        <label className={styles.book}>
          <input
            type="checkbox"
            checked={withBook}
            onChange={(event) => setWithBook(event.target.checked)}
          />
          <span>
            连同教材一起购买：{book.courseName} <Price yuan={book.coursePrice} />
          </span>
        </label>
      )}
      {(course.coursePrice > 0 || mustChoose) && (
        <div className={styles.actions} data-scripted>
          <button
            type="button"
            className="btn btn--signal btn--large"
            disabled={!ready}
            onClick={buy}
          >
            立即购买
          </button>
          <button type="button" className="btn btn--large" disabled={!ready} onClick={addToCart}>
            加入购物车
          </button>
          {video && (
            <button
              type="button"
              className={`btn btn--plain btn--large desktop-only`}
              disabled={!ready}
              onClick={async () => complete() && (await loginFirst()) && setBulk(true)}
            >
              批量购买
            </button>
          )}
        </div>
      )}
      {video && course.coursePrice > 0 && (
        <LiveCodeEntry course={course} target={() => (complete() ? target : null)} />
      )}
      {video && course.coursePrice > 0 && (
        <ul className={styles.notices}>
          <li>{says.nonRefundable}</li>
          <li>{says.bulkOnComputer}</li>
        </ul>
      )}
      {bulk && (
        <BulkBuyDialog
          name={chosen?.modelName ?? course.courseName}
          unit={shown.coursePrice}
          onBuy={buyInBulk}
          onClose={() => setBulk(false)}
        />
      )}
    </div>
  )
}
