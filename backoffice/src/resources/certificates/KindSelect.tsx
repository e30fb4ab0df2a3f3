import type { SelectProps } from 'antd'
import { Select } from '../../components/fields/Select'
import { ALL } from '../../providers/data'
import { useKinds } from './useKinds'

/** A filter by kind, after 全部. */
export function KindSelect(props: SelectProps) {
  const { query, kinds } = useKinds()
  const options = kinds.map(({ kindId, kindName }) => ({ value: String(kindId), label: kindName }))
  return <Select {...props} loading={query.isPending} options={[{ value: ALL, label: '全部' }, ...options]} />
}
