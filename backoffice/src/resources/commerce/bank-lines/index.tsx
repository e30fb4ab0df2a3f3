import { lazy } from 'react'
import type { Definition } from '../../definition'
import { orderPaths } from '../paths'

const BankLineList = lazy(() => import('./list').then(({ BankLineList }) => ({ default: BankLineList })))

export const bankLines: Definition = {
  resource: { name: 'bank-lines', list: orderPaths.bankLines, meta: { label: '银行流水' } },
  screens: [{ path: orderPaths.bankLines, action: 'list', element: <BankLineList /> }],
}
