import { BankLineState, BankLineStateText } from '@zhuxue/api/terms/commerce/bank_transfers'
import { Input } from 'antd'
import { Select } from '../../../components/fields/Select'
import { choicesOf } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { pastedOrderId } from '../../../components/normalizePasted'
import { ALL } from '../../../providers/data'

export interface BankLineFilters {
  lineState: string
  awaitsSecond: string
  search?: string
  orderId?: string
}

/** What waits for the accountant. */
export const defaults: BankLineFilters = { lineState: BankLineState.Matched, awaitsSecond: ALL }

export const views: { name: string; label: string; values: BankLineFilters }[] = [
  { name: 'matched', label: '待确认', values: defaults },
  { name: 'second', label: '待复核', values: { lineState: ALL, awaitsSecond: 'true' } },
  { name: 'orphan', label: '无法匹配', values: { lineState: BankLineState.Orphan, awaitsSecond: ALL } },
  { name: 'all', label: '全部', values: { lineState: ALL, awaitsSecond: ALL } },
]

export const bankLineFilters: Filter[] = [
  { name: 'lineState', label: '状态', field: <Select options={choicesOf(BankLineStateText)} /> },
  {
    name: 'awaitsSecond',
    label: '复核',
    field: (
      <Select
        options={[
          { value: ALL, label: '全部' },
          { value: 'true', label: '待复核' },
        ]}
      />
    ),
  },
  { name: 'search', label: '付款方', field: <Input allowClear placeholder="完整户名或流水号" /> },
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="20 位订单号" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
]
