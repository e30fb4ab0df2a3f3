import { CertSubjectText } from '@zhuxue/api/terms/catalogue'
import { HourUploadStateText } from '@zhuxue/api/terms/certificates'
import { Select } from '../../../components/fields/Select'
import { choicesOf, daysFilter, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { fromDays, toDays, type DateRange } from '../../../components/list/filter/days'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { ALL } from '../../../providers/data'

export interface UploadFilters {
  pushStates: string
  certSubject: string
  userName?: string
  telephone?: string
  uploaded?: DateRange
}

export const defaults: UploadFilters = { pushStates: ALL, certSubject: ALL }

export function toQuery({ uploaded, ...rest }: UploadFilters): Record<string, unknown> {
  const { from, to } = toDays(uploaded)
  return { ...rest, uploadedFrom: from, uploadedTo: to }
}

export function fromQuery(query: Record<string, unknown>): UploadFilters {
  const { uploadedFrom, uploadedTo, ...rest } = query
  return { ...(rest as unknown as UploadFilters), uploaded: fromDays(uploadedFrom, uploadedTo) }
}

export const pushFilters: Filter[] = [
  { name: 'pushStates', label: '状态', field: <Select options={choicesOf(HourUploadStateText)} /> },
  { name: 'certSubject', label: '专业', field: <Select options={choicesOf(CertSubjectText)} /> },
  personNameFilter('userName'),
  telephoneFilter,
  daysFilter('uploaded', '上传时间', ['uploadedFrom', 'uploadedTo']),
]
