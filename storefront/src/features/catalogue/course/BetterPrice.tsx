import { useEffect, useState } from 'react'
import { BetterPriceText, OrderType, RuleCode } from '@zhuxue/api/terms/commerce'
import { formatMoney } from '~/lib/format'
import { loadApi } from '~/lib/http/loadApi'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import type { LowerPrices } from './lowerPrices'
import styles from './CourseBuyPanel.module.css'

type Better = { text: string; yuan: number }
type Props = {
  /** Null for an owned course. */
  courseId: number | null
  prices: LowerPrices
}

/** The price of one copy if a rule makes it lower. That of a returning customer is loaded, because the page is cached. */
export function BetterPrice({ courseId, prices: { preset, returning } }: Props) {
  const account = useSession()
  const [own, setOwn] = useState<Better | null>(null)
  const asks = courseId !== null && returning !== null && isSignedIn(account)
  useEffect(() => {
    if (!asks) return setOwn(null)
    let isCurrent = true
    const show = (found: Better | null) => isCurrent && setOwn(found)
    // Without an answer the page keeps its price; the cart shows the right one.
    findBetterPrice(courseId).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [courseId, asks, account.token])

  const forAll = preset === null ? null : { text: BetterPriceText[RuleCode.Preset], yuan: preset }
  const better = courseId === null ? null : (own ?? forAll)
  return (
    <p className={styles.better} aria-live="polite">
      {better && (
        <>
          {better.text} <span className="price">¥{formatMoney(better.yuan)}</span>
        </>
      )}
    </p>
  )
}

async function findBetterPrice(courseId: number): Promise<Better | null> {
  const { api, silent } = await loadApi()
  const body = { products: [{ courseId, courseCount: 1 }], orderType: OrderType.Single }
  const { items } = await api.commerce.quotes.store({ body, ...silent })
  const [item] = items
  const text = BetterPriceText[item?.ruleCode ?? '']
  return item && text && item.unitPrice < item.coursePrice ? { text, yuan: item.unitPrice } : null
}
