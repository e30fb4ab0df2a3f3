import { Fragment, type ReactNode } from 'react'
import { SumKind } from '@zhuxue/api/terms/commerce'
import { formatMoney } from '~/lib/format'
import type { Quote } from '~/lib/http/apiTypes'
import styles from './SumRows.module.css'

type Props = {
  sums: Quote['sums']
  /** Why shipping costs this much. */
  freightNote?: ReactNode
  /** Replaces the amount. */
  freight?: string
}

/** Every step from the list prices to the total; the caller renders the total. */
export function SumRows({ sums, freightNote, freight }: Props) {
  return sums
    .filter(({ kind }) => kind !== SumKind.Payable)
    .map(({ kind, text, amount }) => (
      <Fragment key={text}>
        <dt>
          {text}
          {kind === SumKind.Freight && freightNote && <small>{freightNote}</small>}
        </dt>
        {kind === SumKind.Freight && freight ? (
          <dd>{freight}</dd>
        ) : (
          <dd className={kind === SumKind.Discount ? styles.discount : undefined}>
            {amount < 0 ? '−' : ''}¥{formatMoney(Math.abs(amount))}
          </dd>
        )}
      </Fragment>
    ))
}
