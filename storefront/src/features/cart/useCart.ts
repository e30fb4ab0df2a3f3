import { useEffect, useMemo, useState } from 'react'
import { OrderType, messages } from '@zhuxue/api/terms/commerce'
import { ask, notify } from '~/lib/toasts'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { paths } from '~/lib/paths'
import type { CartItem } from '~/lib/http/wire'
import { fitLine, products, shownLines } from './cart'
import { keepView, keptView } from './cartView'
import { beginCheckout } from '~/features/checkout/checkout'
import { useCartLines } from './useCartLines'

/** The lines of the cart page, what is selected among them, and everything one can do with them. */
export function useCart() {
  const { lines, failed, reload, refresh, change, remove: removeLines } = useCartLines()
  const [bulk, setBulk] = useState(() => keptView().bulk)
  const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set(keptView().left))
  useEffect(() => keepView({ bulk, left: [...left] }), [bulk, left])

  const shown = shownLines(lines ?? [], bulk)
  const choosable = shown.filter((line) => line.available)
  const gone = shown.filter((line) => !line.available)
  const chosen = choosable.filter((line) => !left.has(line.courseId))
  const wanted = useMemo(() => products(lines ?? [], left, bulk), [lines, left, bulk])
  const all = choosable.length > 0 && choosable.every((line) => !left.has(line.courseId))
  const orderType = bulk ? OrderType.Package : OrderType.Single

  function select(line: CartItem, on: boolean) {
    const others = [...left].filter((id) => id !== line.courseId)
    setLeft(new Set(on ? others : [...others, line.courseId]))
  }

  function selectAll() {
    const ids = shown.map((line) => line.courseId)
    const others = [...left].filter((id) => !ids.includes(id))
    setLeft(new Set(all ? [...others, ...ids] : others))
  }

  const count = (item: CartItem, courseCount: number) =>
    change({ item, courseCount, withBook: item.withBook, bulk })

  const bring = (item: CartItem, withBook: boolean) =>
    change({ item, courseCount: fitLine(item, bulk), withBook, bulk })

  async function remove(items: CartItem[]) {
    if (items.length === 0) return notify(messages.selectRemovals, 'error')
    const which = items.length === 1 ? ` ${items[0]!.cartItemName} ` : `选中的${items.length}件商品`
    if (!(await ask(`确定要删除${which}吗?`))) return
    if (!(await removeLines(items))) return
    const removed = new Set(items.map(({ courseId }) => courseId))
    setLeft((now) => new Set([...now].filter((id) => !removed.has(id))))
  }

  /** Kept before the login page is visited, which then leads on to the confirmation. */
  async function checkout() {
    if (wanted.length === 0) return notify(messages.selectProducts, 'error')
    const named = wanted.map((product) => ({ ...product, courseName: nameOf(product.courseId) }))
    beginCheckout({ products: named, orderType })
    if (await ensureSignedIn({}, paths.orderInfo)) window.location.assign(paths.orderInfo)
  }

  const nameOf = (courseId: number) =>
    lines?.find((line) => line.courseId === courseId)?.cartItemName

  return {
    ...{ lines, shown, choosable, chosen, gone, left, wanted, all, bulk, orderType, failed },
    ...{ reload, refresh, select, selectAll, setBulk, count, bring, remove, checkout },
  }
}
