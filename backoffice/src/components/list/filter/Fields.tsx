import { Form } from 'antd'
import { memo } from 'react'
import type { Filter } from './filter'
import styles from './FilterBar.module.css'

/** Placeholder for a collapsed field: most lists have more of them than visible ones. */
const HiddenField = () => null

/** Memoized, because the library measures the page for each field it renders. */
export const Fields = memo(function Fields(props: { filters: Filter[]; shown: number }) {
  const { filters, shown } = props
  return filters.map(({ name, label, field, wide, normalize, rules }, at) => (
    <Form.Item
      key={name}
      name={name}
      label={label}
      noStyle={at >= shown}
      normalize={normalize}
      rules={rules}
      className={wide ? styles.wide : undefined}
    >
      {at >= shown ? <HiddenField /> : field}
    </Form.Item>
  ))
})
