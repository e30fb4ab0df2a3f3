import { useEffect, useMemo, useState } from 'react'
import { OrderType, says } from '@zhuxue/api/terms/commerce'
import { says as catalogue } from '@zhuxue/api/terms/catalogue'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { ask, notify } from '~/components/ui/toasts'
import { loginFirst } from '~/features/accounts/loginFirst'
import { isSignedIn } from '~/features/accounts/session'
import { failureOf } from '~/lib/api'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { CartItem } from '~/lib/wire'
import { CartBones } from './CartBones'
import { CartRow } from './CartRow'
import { countCart } from './cartStore'
import { plainTotal, products, shownLines } from './cart'
import styles from './CartTable.module.css'
import { goToCheckout } from './checkout'
import { loadCart, removeLines, writeLine } from './loadCart'
import { useQuote } from './useQuote'

/** The cart (learner side section 2): select, count, remove, bulk switch, total by the server, checkout. */
export default function CartTable() {
  const [lines, setLines] = useState<CartItem[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [bulk, setBulk] = useState(false)

  const shown = shownLines(lines ?? [], bulk)
  const choosable = shown.filter((line) => line.available)
  const wanted = useMemo(() => products(lines ?? [], selected, bulk), [lines, selected, bulk])
  const orderType = bulk ? OrderType.Package : OrderType.Single
  const { quote, asking } = useQuote({ products: wanted, orderType })

  useEffect(() => void load(), [])

  async function load() {
    setFailed(false)
    try {
      const found = await loadCart()
      setLines(found)
      setSelected(new Set(found.filter((line) => line.available).map((line) => line.courseId)))
    } catch (error) {
      failureOf(error)
      setFailed(true)
    }
  }

  async function count(item: CartItem, courseCount: number) {
    const before = lines
    setLines(
      (lines ?? []).map((line) =>
        line.courseId === item.courseId ? { ...line, courseCount } : line
      )
    )
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
      const gone = new Set(items.map((item) => item.courseId))
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

  if (failed) return <FailedState onRetry={load} />
  if (!lines) return <CartBones />
  if (lines.length === 0) {
    return (
      <EmptyState icon="cart" text="购物车还是空的">
        <a className="btn btn--primary" href={paths.courses}>
          去选课
        </a>
      </EmptyState>
    )
  }

  const all = choosable.length > 0 && choosable.every((line) => selected.has(line.courseId))
  const toggleAll = () =>
    setSelected(all ? new Set() : new Set(choosable.map((line) => line.courseId)))
  const chosen = shown.filter((line) => selected.has(line.courseId))
  const total = quote?.warePrice ?? plainTotal(chosen, selected)

  return (
    <div className={styles.cart}>
      <div className={styles.modes}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={bulk}
            onChange={(event) => setBulk(event.target.checked)}
          />
          批量购买
        </label>
        <span className="muted">批量购买的视频课程可以分配给多名学员</span>
      </div>
      <ul className={`sheet ${styles.lines}`}>
        {shown.map((line) => (
          <CartRow
            key={line.courseId}
            line={line}
            bulk={bulk}
            selected={selected.has(line.courseId)}
            quoted={quote?.items.find((item) => item.courseId === line.courseId) ?? null}
            onSelect={(on) =>
              setSelected(
                new Set(
                  on
                    ? [...selected, line.courseId]
                    : [...selected].filter((id) => id !== line.courseId)
                )
              )
            }
            onCount={(value) => count(line, value)}
            onRemove={() => remove([line])}
          />
        ))}
        {shown.length === 0 && <li className={styles.none}>{says.onlyVideosInBulk}</li>}
      </ul>
      <div className={styles.foot}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={all}
            disabled={choosable.length === 0}
            onChange={toggleAll}
          />
          全选
        </label>
        <button type="button" className="btn btn--plain btn--small" onClick={() => remove(chosen)}>
          删除选中
        </button>
        <p className={styles.total} aria-live="polite" data-asking={asking}>
          <span>
            已选 {wanted.length} 件，{isSignedIn() ? '商品合计' : '合计（登录后计算优惠）'}
          </span>
          <span className="price price--large">
            <small>¥</small>
            {money(total)}
          </span>
          {quote && quote.freightPrice > 0 && (
            <small>另计运费 ¥{money(quote.freightPrice)}，满100包邮</small>
          )}
        </p>
        <button type="button" className="btn btn--signal btn--large" onClick={checkout}>
          去结算
        </button>
      </div>
    </div>
  )
}
