import { useEffect, useRef, useState } from 'react'
import { OrderType, messages } from '@zhuxue/api/terms/commerce'
import { notify } from '~/lib/toasts'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { isSignedIn } from '~/lib/session/session'
import { saveIntent, takeIntent, type PurchaseIntent } from './purchaseIntent'
import { detailLimit } from '~/features/cart/cart'
import { countCart } from '~/features/cart/cartStore'
import { beginCheckout, goToCheckout, type CheckoutProduct } from '~/features/checkout/checkout'
import { rememberForLater } from '~/features/cart/visitorCart'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import { paths } from '~/lib/paths'
import type { Course } from '~/lib/http/wire'

type Buying = {
  course: Course
  /** What is bought: the course, or the specification that is chosen. */
  target: number
  name: string
  price: number
  book: Pick<Course, 'courseId' | 'courseName'> | null
  /** The chosen specification; null while one has to be chosen, undefined where there is nothing to choose. */
  chosen: number | null | undefined
  choose: (model: number) => void
}

/**
 * Buying on a course page: copies, textbook, and what the buttons do. Somebody who has to sign in first comes
 * back to what was chosen, and what was wanted goes on.
 */
export function useBuying({ course, target, name, price, book, chosen, choose }: Buying) {
  const [count, setCount] = useState(1)
  const [withBook, setWithBook] = useState(false)
  const [bulk, setBulk] = useState(false)
  const busy = useRef(false)
  // The island is live once mounted; until then the buttons would swallow a click.
  const [ready, setReady] = useState(false)

  useEffect(() => {
    setReady(true)
    const wish = takeIntent()
    if (!wish) return
    setCount(wish.count)
    setWithBook(wish.withBook)
    if (wish.model) choose(wish.model)
    if (!isSignedIn()) return
    if (wish.then === 'bulk') setBulk(true)
    else notify(messages.inCart, 'success')
  }, [])

  const wish = (then: PurchaseIntent['then']): PurchaseIntent => ({
    then,
    model: chosen ?? null,
    count,
    withBook,
  })

  /** The book of this page goes on its own with a specification, which may have another or none. */
  const products = (): CheckoutProduct[] => {
    const line = { courseId: target, courseCount: count, courseName: name }
    if (!withBook || !book) return [line]
    if (target === course.courseId) return [{ ...line, withBook: true }]
    return [line, { courseId: book.courseId, courseCount: 1, courseName: book.courseName }]
  }

  function complete(): boolean {
    if (chosen === null) notify(messages.selectModel, 'error')
    return chosen !== null
  }

  /** Kept before the login page is visited, which then leads on to the confirmation. */
  async function buy() {
    if (!complete()) return
    beginCheckout({ products: products(), orderType: OrderType.Single })
    if (await ensureSignedIn({}, paths.orderInfo)) window.location.assign(paths.orderInfo)
  }

  async function addToCart() {
    if (!complete() || busy.current) return
    if (!isSignedIn()) return addAsVisitor()
    busy.current = true
    try {
      const { api } = await loadApi()
      for (const { courseId, courseCount, withBook: along } of products()) {
        const body = { courseId, courseCount, withBook: along }
        await api.commerce.cartItems.store({ body })
      }
      notify(messages.inCart, 'success')
    } catch (error) {
      reportFailure(error)
    } finally {
      busy.current = false
    }
    void countCart()
  }

  /** It lies in this browser's cart at once; signing in carries it into the account. */
  async function addAsVisitor() {
    for (const { courseId, courseCount, withBook: along } of products()) {
      const line = { courseId, courseCount, withBook: along }
      const own = courseId === target
      const limit = own
        ? detailLimit(course.courseType, false)
        : detailLimit(CourseType.Book, false)
      const kept = rememberForLater(own ? { ...line, pricePutIn: price } : line, limit)
      if (!kept) return notify(messages.cartFull, 'error')
    }
    void countCart()
    saveIntent(wish('cart'))
    if (!(await ensureSignedIn())) notify(messages.inCart, 'success')
  }

  async function openBulk() {
    if (!complete()) return
    if (isSignedIn()) return setBulk(true)
    saveIntent(wish('bulk'))
    await ensureSignedIn()
  }

  function buyInBulk(copies: number) {
    const product = { courseId: target, courseCount: copies, courseName: name }
    goToCheckout({ products: [product], orderType: OrderType.Package })
  }

  return {
    ...{ count, setCount, withBook, setWithBook, bulk, ready, complete },
    ...{ buy, addToCart, openBulk, buyInBulk, closeBulk: () => setBulk(false) },
  }
}
