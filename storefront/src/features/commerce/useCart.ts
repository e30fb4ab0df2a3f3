import { useEffect, useMemo, useState } from 'react'
import { says as catalogue } from '@zhuxue/api/terms/catalogue'
import { OrderType, says } from '@zhuxue/api/terms/commerce'
import { ask, notify } from '~/components/ui/toasts'
import { loginFirst } from '~/features/accounts/loginFirst'
import { failureOf } from '~/lib/api'
import type { CartItem } from '~/lib/wire'
import { products, shownLines } from './cart'
import { countCart } from './cartStore'
import { goToCheckout } from './checkout'
import { loadCart, removeLines, writeLine } from './loadCart'

/** The lines of the cart page, what is selected among them, and everything one can do with them. */
export function useCart() {
  const [lines, setLines] = useState<CartItem[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [bulk, setBulk] = useState(false)

  const shown = shownLines(lines ?? [], bulk)
  const choosable = shown.filter((line) => line.available)
  const chosen = shown.filter((line) => selected.has(line.courseId))
  const wanted = useMemo(() => products(lines ?? [], selected, bulk), [lines, selected, bulk])
  const all = choosable.length > 0 && choosable.every((line) => selected.has(line.courseId))
  const orderType = bulk ? OrderType.Package : OrderType.Single

  useEffect(() => void load(), [])

  async function load() {
    setFailed(false)
    try {
      const found = await loadCart()
      setLines(found)
      setSelected(idsOf(found.filter((line) => line.available)))
    } catch (error) {
      failureOf(error)
      setFailed(true)
    }
  }

  function select(line: CartItem, on: boolean) {
    const others = [...selected].filter((id) => id !== line.courseId)
    setSelected(new Set(on ? [...others, line.courseId] : others))
  }

  const selectAll = () => setSelected(all ? new Set() : idsOf(choosable))

  /** Shown at once; a refusal brings the former number back. */
  async function count(item: CartItem, courseCount: number) {
    const before = lines
    const changed = (line: CartItem) =>
      line.courseId === item.courseId ? { ...line, courseCount } : line
    setLines((lines ?? []).map(changed))
    try {
      await writeLine(item, courseCount, bulk)
    } catch (error) {
      failureOf(error)
      setLines(before)
    }
  }

  async function remove(items: CartItem[]) {
    if (items.length === 0) return notify(says.selectRemovals, 'error')
    if (!(await ask(catalogue.deleteConfirm))) return
    try {
      await removeLines(items)
      const gone = idsOf(items)
      setLines((now) => (now ?? []).filter((line) => !gone.has(line.courseId)))
      setSelected((now) => new Set([...now].filter((id) => !gone.has(id))))
      void countCart()
    } catch (error) {
      failureOf(error)
    }
  }

  async function checkout() {
    if (wanted.length === 0) return notify(says.selectProducts, 'error')
    if (await loginFirst()) goToCheckout({ products: wanted, withBook: false, orderType })
  }

  return {
    ...{ lines, shown, choosable, chosen, selected, wanted, all, bulk, orderType, failed },
    ...{ load, select, selectAll, setBulk, count, remove, checkout },
  }
}

const idsOf = (items: CartItem[]): ReadonlySet<number> =>
  new Set(items.map((item) => item.courseId))
