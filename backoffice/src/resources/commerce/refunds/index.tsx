import { lazy } from 'react'
import type { Definition } from '../../definition'
import { orderPaths } from '../paths'

const RefundList = lazy(() => import('./list').then(({ RefundList }) => ({ default: RefundList })))

/** A tab of the order management: no entry of its own. */
export const refunds: Definition = {
  resource: { name: 'refunds', list: orderPaths.refunds, meta: { label: '退款' } },
  screens: [{ path: orderPaths.refunds, action: 'list', element: <RefundList /> }],
}
