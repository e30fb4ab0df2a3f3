import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OrderType, messages } from '@zhuxue/api/terms/commerce'
import { notify } from '~/lib/toasts'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { isSignedIn } from '~/lib/session/session'
import { saveIntent, consumeIntent, type PurchaseIntent } from './purchaseIntent'
import { detailQuantityLimit } from '~/features/cart/cart'
import { cartChanged } from '~/features/cart/cartStore'
import { beginCheckout, goToCheckout, type CheckoutProduct } from '~/features/checkout/checkout'
import { addToVisitorCart } from '~/features/cart/visitorCart'
import { localStore } from '~/lib/storage'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import { paths } from '~/lib/paths'
import type { Course } from '~/lib/http/apiTypes'

type Purchase = {
  course: Course
  target: number
  name: string
  price: number
  book: Pick<Course, 'courseId' | 'courseName'> | null
  /** Null while one must be chosen, undefined without variants. */
  chosen: number | null | undefined
  choose: (model: number) => void
}

const notifyInCart = () => notify(messages.inCart, 'success', { text: '去购物车结算', href: paths.cart })

/** The purchase continues with the same choices after the login page. */
export function usePurchase({ course, target, name, price, book, chosen, choose }: Purchase) {
  const [count, setCount] = useState(1)
  const [withBook, setWithBook] = useState(false)
  const [bulk, setBulk] = useState(false)
  /** How often the user tried to buy without a choice. */
  const [missedChoices, setMissedChoices] = useState(0)
  const busy = useRef(false)
  // Before hydration a click would be lost.
  const [ready, setReady] = useState(false)

  const continuePurchase = useEffectEvent(() => {
    setReady(true)
    const intent = consumeIntent()
    if (!intent) return
    setCount(intent.count)
    setWithBook(intent.withBook)
    if (intent.model) choose(intent.model)
    if (!isSignedIn()) return
    if (intent.then === 'bulk') setBulk(true)
    else notifyInCart()
  })
  useEffect(() => continuePurchase(), [])

  const intentTo = (then: PurchaseIntent['then']): PurchaseIntent => ({ then, model: chosen ?? null, count, withBook })

  /** With a variant the book is a separate product, because its textbook may differ. */
  const products = (): CheckoutProduct[] => {
    const line = { courseId: target, courseCount: count, courseName: name }
    if (!withBook || !book) return [line]
    if (target === course.courseId) return [{ ...line, withBook: true }]
    return [line, { courseId: book.courseId, courseCount: 1, courseName: book.courseName }]
  }

  function requireModel(): boolean {
    if (chosen === null) setMissedChoices((times) => times + 1)
    return chosen !== null
  }

  /** Saves first, because the login page leads on to the confirmation. */
  async function buy() {
    if (!requireModel()) return
    beginCheckout({ products: products(), orderType: OrderType.Single })
    if (await ensureSignedIn({}, paths.orderInfo)) window.location.assign(paths.orderInfo)
  }

  async function addToCart() {
    if (!requireModel() || busy.current) return
    if (!isSignedIn()) return addAsVisitor()
    busy.current = true
    try {
      const { api } = await loadApi()
      for (const { courseId, courseCount, withBook: withTextbook } of products()) {
        const body = { courseId, courseCount, withBook: withTextbook }
        await api.commerce.cartItems.store({ body })
      }
      notifyInCart()
    } catch (error) {
      reportFailure(error)
    } finally {
      busy.current = false
    }
    cartChanged()
  }

  /** Signing in merges it into the account. */
  async function addAsVisitor() {
    if (localStore.isRefused()) return void (await ensureSignedIn())
    for (const { courseId, courseCount, withBook: withTextbook } of products()) {
      const line = { courseId, courseCount, withBook: withTextbook }
      const own = courseId === target
      const limit = own ? detailQuantityLimit(course.courseType, false) : detailQuantityLimit(CourseType.Book, false)
      const added = addToVisitorCart(own ? { ...line, pricePutIn: price } : line, limit)
      if (!added) return notify(messages.cartFull, 'error')
    }
    cartChanged()
    saveIntent(intentTo('cart'))
    if (!(await ensureSignedIn())) notifyInCart()
  }

  async function openBulk() {
    if (!requireModel()) return
    if (isSignedIn()) return setBulk(true)
    saveIntent(intentTo('bulk'))
    await ensureSignedIn()
  }

  function buyInBulk(copies: number) {
    const product = { courseId: target, courseCount: copies, courseName: name }
    goToCheckout({ products: [product], orderType: OrderType.Package })
  }

  return {
    count,
    setCount,
    withBook,
    setWithBook,
    bulk,
    ready,
    missedChoices,
    requireModel,
    buy,
    addToCart,
    openBulk,
    buyInBulk,
    closeBulk: () => setBulk(false),
  }
}
