import { lazy } from 'react'
import type { Definition } from '../../definition'
import { orderPaths } from '../paths'

const RefundList = lazy(() => import('./list').then(({ RefundList }) => ({ default: RefundList })))

export const refunds: Definition = {
  resource: { name: 'refunds', list: orderPaths.refunds, meta: { label: '退款' } },
  screens: [{ path: orderPaths.refunds, action: 'list', element: <RefundList /> }],
}
