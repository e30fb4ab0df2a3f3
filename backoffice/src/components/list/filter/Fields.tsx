import { Form } from 'antd'
import { memo } from 'react'
import type { Filter } from './filter'
import styles from './FilterBar.module.css'

/** Keeps the place of a field that nobody sees: most lists have more of them folded away than shown. */
const HiddenField = () => null

/** By themselves, because the library measures the page for each field whenever it renders one. */
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
