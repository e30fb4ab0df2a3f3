import { useEffect, useMemo, useState } from 'react'
import { OrderType, messages } from '@zhuxue/api/terms/commerce'
import { confirmAction, notify } from '~/lib/toasts'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { paths } from '~/lib/paths'
import type { CartItem } from '~/lib/http/apiTypes'
import { lineQuantity, productsToOrder, shownLines } from './cart'
import { beginCheckout } from '~/features/checkout/checkout'
import { useCartLines } from './useCartLines'
import { tabStore } from '~/lib/storage'

export function useCart() {
  const { lines, failed, reload, refresh, change, remove: removeLines } = useCartLines()
  const [bulk, setBulk] = useState(() => readCartView().bulk)
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(() => new Set(readCartView().deselected))
  useEffect(() => saveCartView({ bulk, deselected: [...deselected] }), [bulk, deselected])

  const shown = shownLines(lines ?? [], bulk)
  const selectable = shown.filter((line) => line.available)
  const unavailable = shown.filter((line) => !line.available)
  const selected = selectable.filter((line) => !deselected.has(line.courseId))
  const products = useMemo(() => productsToOrder(lines ?? [], deselected, bulk), [lines, deselected, bulk])
  const allSelected = selectable.length > 0 && selectable.every((line) => !deselected.has(line.courseId))
  const orderType = bulk ? OrderType.Package : OrderType.Single

  function select(line: CartItem, isSelected: boolean) {
    const others = [...deselected].filter((id) => id !== line.courseId)
    setDeselected(new Set(isSelected ? others : [...others, line.courseId]))
  }

  function selectAll() {
    const ids = shown.map((line) => line.courseId)
    const others = [...deselected].filter((id) => !ids.includes(id))
    setDeselected(new Set(allSelected ? [...others, ...ids] : others))
  }

  const setQuantity = (item: CartItem, courseCount: number) =>
    change({ item, courseCount, withBook: item.withBook, bulk })

  const setTextbook = (item: CartItem, withBook: boolean) =>
    change({ item, courseCount: lineQuantity(item, bulk), withBook, bulk })

  async function remove(items: CartItem[]) {
    if (items.length === 0) return notify(messages.selectRemovals, 'error')
    const which = items.length === 1 ? ` ${items[0]!.cartItemName} ` : `选中的${items.length}件商品`
    if (!(await confirmAction(`确定要删除${which}吗?`, { title: '移出购物车', yes: '删除' }))) return
    if (!(await removeLines(items))) return
    const removed = new Set(items.map(({ courseId }) => courseId))
    setDeselected((now) => new Set([...now].filter((id) => !removed.has(id))))
  }

  /** Saves first, because the login page leads on to the confirmation. */
  async function checkout() {
    if (products.length === 0) return notify(messages.selectProducts, 'error')
    const named = products.map((product) => ({ ...product, courseName: nameOf(product.courseId) }))
    beginCheckout({ products: named, orderType })
    if (await ensureSignedIn({}, paths.orderInfo)) window.location.assign(paths.orderInfo)
  }

  const nameOf = (courseId: number) => lines?.find((line) => line.courseId === courseId)?.cartItemName

  return {
    lines,
    shown,
    selectable,
    selected,
    unavailable,
    deselected,
    products,
    allSelected,
    bulk,
    orderType,
    failed,
    reload,
    refresh,
    select,
    selectAll,
    setBulk,
    setQuantity,
    setTextbook,
    remove,
    checkout,
  }
}

/** Bulk mode and deselected lines, stored for this tab. */
type CartView = { bulk: boolean; deselected: number[] }

const key = 'zhuxue.cart-view'

function readCartView(): CartView {
  try {
    const found = JSON.parse(tabStore.getItem(key) ?? 'null')
    const deselected = Array.isArray(found?.deselected) ? found.deselected.filter(Number.isInteger) : []
    return { bulk: found?.bulk === true, deselected }
  } catch {
    return { bulk: false, deselected: [] }
  }
}

function saveCartView(view: CartView): void {
  tabStore.setItem(key, JSON.stringify(view))
}
