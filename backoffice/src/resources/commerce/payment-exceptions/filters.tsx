import { PaymentExceptionText } from '@zhuxue/api/terms/commerce'
import { ExceptionStatus, ExceptionStatusText } from '@zhuxue/api/terms/commerce/exceptions'
import { Input } from 'antd'
import { Select } from '../../../components/fields/Select'
import { choicesOf } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { pastedOrderId } from '../../../components/normalizePasted'
import { ALL } from '../../../providers/data'

export interface ExceptionFilters {
  exceptionStatus: string
  kind: string
  orderId?: string
}

export const defaults: ExceptionFilters = { exceptionStatus: ExceptionStatus.Open, kind: ALL }

export const exceptionFilters: Filter[] = [
  { name: 'exceptionStatus', label: '状态', field: <Select options={choicesOf(ExceptionStatusText)} /> },
  { name: 'kind', label: '类型', field: <Select options={choicesOf(PaymentExceptionText)} /> },
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="20 位订单号" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
]
