import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { ALL } from '../../../providers/data'
import type { Filter } from './filter'
import { FilterChips } from './FilterChips'

interface HiddenField {
  filters: Filter[]
  /** How many filters are not collapsed. */
  shown: number
}

const isSet = (value: unknown) =>
  ![undefined, null, '', ALL].includes(value as string) && (value as string).length !== 0

/** The collapsed filters in use. Watched here, so that typing does not render the whole form. */
function useUsed({ filters, shown }: HiddenField) {
  const form = Form.useFormInstance()
  // Nothing is watched in the first render: chips that appear later would shift the list.
  const values = Form.useWatch([], form) ?? form.getFieldsValue(true)
  return { values, used: filters.slice(shown).filter(({ name }) => isSet(values?.[name])) }
}

export function More(folded: HiddenField) {
  const { used } = useUsed(folded)
  return used.length > 0 ? `更多条件（${used.length}）` : '更多条件'
}

export function ActiveFilterChips({
  onRemove,
  ...folded
}: HiddenField & Pick<ComponentProps<typeof FilterChips>, 'onRemove'>) {
  const { values, used } = useUsed(folded)
  return used.length > 0 && <FilterChips filters={used} values={values} onRemove={onRemove} />
}
