import { CycleStateText, MissingSortText } from '@zhuxue/api/terms/certificates'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { clearableDay } from '../../../components/fields/clearableDay'
import { Select } from '../../../components/fields/Select'
import { businessNow } from '../../../components/list/filter/days'
import { choicesOf, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { ALL } from '../../../providers/data'
import { KindSelect } from '../KindSelect'

export interface CycleFilters {
  cycleStates: string
  kindId: string
  missing: string
  due?: Dayjs | null
  userName?: string
  telephone?: string
}

export const defaults: CycleFilters = { cycleStates: 'open', kindId: ALL, missing: ALL }

const format = 'YYYY-MM-DD'

export const toQuery = ({ due, ...rest }: CycleFilters): Record<string, unknown> => ({
  ...rest,
  dueBefore: due?.format(format),
})

export function fromQuery({ dueBefore, ...rest }: Record<string, unknown>): CycleFilters {
  const due = dueBefore ? dayjs(String(dueBefore)) : null
  return { ...(rest as unknown as CycleFilters), due: due?.isValid() ? due : null }
}

const inDays = (days: number) => ({ label: `${days} 天内`, value: businessNow().add(days, 'day') })

export const cycleFilters = (): Filter[] => [
  { name: 'kindId', label: '证书类别', field: <KindSelect /> },
  {
    name: 'due',
    label: '申请截止不晚于',
    serverNames: ['dueBefore'],
    field: <DatePicker {...clearableDay} format={format} presets={[30, 90, 180].map(inDays)} />,
  },
  { name: 'missing', label: '还差', field: <Select options={choicesOf(MissingSortText)} /> },
  { name: 'cycleStates', label: '状态', field: <Select options={choicesOf(CycleStateText)} /> },
  personNameFilter('userName'),
  telephoneFilter,
]
