import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Form, Grid, type FormProps } from 'antd'
import { useState, type CSSProperties, type ReactNode } from 'react'
import styles from './FilterBar.module.css'

export interface Filter {
  name: string
  label: string
  field: ReactNode
  wide?: boolean
}

/** The search form of a list. On a phone the first two fields are enough until somebody asks. */
export function FilterBar(props: {
  form: FormProps<any>
  filters: Filter[]
  onReset: () => void
  busy?: boolean
  /** Narrowest width of a field with its label, in pixels. */
  cell?: number
}) {
  const { form, filters, onReset, busy, cell = 268 } = props
  const narrow = !Grid.useBreakpoint().md
  const [open, setOpen] = useState(false)
  const folded = narrow && !open

  return (
    <Form
      {...form}
      className={styles.bar}
      style={{ '--cell': `${cell}px` } as CSSProperties}
      colon={false}
      scrollToFirstError={false}
    >
      {filters.map(({ name, label, field, wide }, at) => (
        <Form.Item
          key={name}
          name={name}
          label={label}
          hidden={folded && at > 1}
          className={wide ? styles.wide : undefined}
        >
          {field}
        </Form.Item>
      ))}
      <div className={styles.actions}>
        {narrow && filters.length > 2 && (
          <Button
            type="link"
            onClick={() => setOpen(!open)}
            icon={open ? <UpOutlined /> : <DownOutlined />}
          >
            {open ? '收起' : '更多条件'}
          </Button>
        )}
        <Button onClick={onReset}>重置</Button>
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />} loading={busy}>
          查询
        </Button>
      </div>
    </Form>
  )
}
