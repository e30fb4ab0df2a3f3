import { lazy } from 'react'
import type { Definition } from '../../definition'
import { orderPaths } from '../paths'

const ExceptionList = lazy(() => import('./list').then(({ ExceptionList }) => ({ default: ExceptionList })))

export const paymentExceptions: Definition = {
  resource: { name: 'payment-exceptions', list: orderPaths.exceptions, meta: { label: '支付异常' } },
  screens: [{ path: orderPaths.exceptions, action: 'list', element: <ExceptionList /> }],
}
