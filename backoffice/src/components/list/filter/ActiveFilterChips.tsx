import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { ALL } from '../../../providers/data'
import type { Filter } from './filter'
import { FilterChips } from './FilterChips'

interface HiddenField {
  filters: Filter[]
  /** How many of them are not folded away. */
  shown: number
}

const isSet = (value: unknown) =>
  ![undefined, null, '', ALL].includes(value as string) && (value as string).length !== 0

/** The folded conditions that hold. Asked where they are shown, so that typing does not render the whole form. */
function useUsed({ filters, shown }: HiddenField) {
  const form = Form.useFormInstance()
  // At first nothing is watched yet: chips that came a moment later would move the list below them.
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
