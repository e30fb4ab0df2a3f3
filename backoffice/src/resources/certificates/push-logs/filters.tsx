import { telephoneSearchHint } from '@zhuxue/api/rules'
import { CertSubjectText } from '@zhuxue/api/terms/catalogue'
import { PushStateText } from '@zhuxue/api/terms/certificates'
import { DatePicker, Input, Select } from 'antd'
import { fromDays, recentDays, thisMonth, toDays, type Days } from '../../../kit/list/days'
import type { Filter } from '../../../kit/list/FilterBar'
import { pastedTelephone } from '../../../kit/pasted'
import { ALL } from '../../../providers/data'

export interface PushFilters {
  pushStates: string
  certSubject: string
  userName?: string
  telephone?: string
  uploaded?: Days
}

export const defaults: PushFilters = { pushStates: ALL, certSubject: ALL }

export function toQuery({ uploaded, ...rest }: PushFilters): Record<string, unknown> {
  const { from, to } = toDays(uploaded)
  return { ...rest, uploadedFrom: from, uploadedTo: to }
}

export function fromQuery(query: Record<string, unknown>): PushFilters {
  const { uploadedFrom, uploadedTo, ...rest } = query
  return { ...(rest as unknown as PushFilters), uploaded: fromDays(uploadedFrom, uploadedTo) }
}

const options = (text: Record<string, string>) => [
  { value: ALL, label: '全部' },
  ...Object.entries(text).map(([value, label]) => ({ value, label })),
]

export const pushFilters: Filter[] = [
  { name: 'pushStates', label: '状态', field: <Select options={options(PushStateText)} /> },
  { name: 'certSubject', label: '专业', field: <Select options={options(CertSubjectText)} /> },
  {
    name: 'userName',
    label: '姓名',
    field: <Input allowClear placeholder="输入姓名中的字" maxLength={20} />,
  },
  {
    name: 'telephone',
    label: '手机号',
    field: <Input allowClear placeholder={telephoneSearchHint} inputMode="numeric" />,
    normalize: pastedTelephone,
  },
  {
    name: 'uploaded',
    label: '上传时间',
    field: <DatePicker.RangePicker presets={[...recentDays(), thisMonth()]} />,
  },
]
