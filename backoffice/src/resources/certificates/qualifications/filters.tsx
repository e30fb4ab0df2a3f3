import { NumberMax, QualificationOriginText, VerifiedText } from '@zhuxue/api/terms/certificates'
import { DatePicker, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { charactersUpTo } from '../../../components/fields/characters'
import { clearableDay } from '../../../components/fields/clearableDay'
import { Select } from '../../../components/fields/Select'
import { choicesOf, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { ALL } from '../../../providers/data'
import { KindSelect } from '../KindSelect'

export interface QualificationFilters {
  kindId: string
  verified: string
  origin: string
  ends?: Dayjs | null
  qualificationNumber?: string
  userName?: string
  telephone?: string
}

export const defaults: QualificationFilters = { kindId: ALL, verified: ALL, origin: ALL }

const format = 'YYYY-MM-DD'

export const toQuery = ({ ends, ...rest }: QualificationFilters): Record<string, unknown> => ({
  ...rest,
  endsBefore: ends?.format(format),
})

export function fromQuery({ endsBefore, ...rest }: Record<string, unknown>): QualificationFilters {
  const ends = endsBefore ? dayjs(String(endsBefore)) : null
  return { ...(rest as unknown as QualificationFilters), ends: ends?.isValid() ? ends : null }
}

export const qualificationFilters: Filter[] = [
  { name: 'kindId', label: '证书类别', field: <KindSelect /> },
  { name: 'verified', label: '核验', field: <Select options={choicesOf(VerifiedText)} /> },
  personNameFilter('userName'),
  telephoneFilter,
  {
    name: 'qualificationNumber',
    label: '注册编号',
    field: <Input allowClear placeholder="完整编号" count={charactersUpTo(NumberMax)} />,
  },
  {
    name: 'ends',
    label: '有效期至不晚于',
    serverNames: ['endsBefore'],
    field: <DatePicker {...clearableDay} format={format} />,
  },
  { name: 'origin', label: '来源', field: <Select options={choicesOf(QualificationOriginText)} /> },
]
