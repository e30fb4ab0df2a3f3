import { DownOutlined, UpOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { Button, Form, type FormProps } from 'antd'
import { useEffect, useEffectEvent, useState, type CSSProperties, type ReactNode } from 'react'
import { useMinWidth } from '../../hooks/useMinWidth'
import type { Filter } from './filter'
import { QueryButton } from './QueryButton'
import { Fields } from './Fields'
import styles from './FilterBar.module.css'
import { More, ActiveFilterChips } from './ActiveFilterChips'

export type { Filter }

/** Fields that fit into one row with the buttons at 1440 pixels. */
const oneRow = 3

/**
 * The search form of a list. It shows two fields on a phone and one row elsewhere until it is expanded. The expand
 * button counts the collapsed filters in use, which stay visible as removable chips.
 */
export function FilterBar(props: {
  form: FormProps<any>
  filters: Filter[]
  onReset: () => void
  busy?: boolean
  /** Why the search failed: field errors are shown at their fields. */
  error?: HttpError | null
  /** How many fields are visible when collapsed. */
  initiallyShown?: number
  /** Minimum width of a field with its label, in pixels. */
  cell?: number
  /** A field with an error: it is expanded and focused. */
  errorField?: { name: string }
  /** Frequent searches, in one row with the chips. */
  quickViews?: ReactNode
}) {
  const { form, filters, onReset, busy, error, initiallyShown = oneRow, cell = 268, errorField, quickViews } = props
  const narrow = !useMinWidth('md')
  const [open, setOpen] = useState(false)
  const shown = narrow ? 2 : initiallyShown
  const widest = Math.max(...filters.map(({ label }) => label.length))
  const isFolded = !open && filters.length > shown
  const remove = (name: string, nothing: unknown) => {
    form.form?.setFieldValue(name, nothing)
    form.form?.submit()
  }

  const unfold = useEffectEvent((field: string) => {
    if (filters.findIndex(({ name }) => name === field) >= shown) setOpen(true)
  })
  const showAtFields = useEffectEvent((errors: object) => {
    const fieldErrors = Object.entries(errors).flatMap(([param, message]) => {
      const filter = filters.find((one) => (one.serverNames ?? [one.name]).includes(param))
      return filter ? [{ name: filter.name, errors: [String(message)] }] : []
    })
    form.form?.setFields(fieldErrors)
    if (fieldErrors[0]) unfold(fieldErrors[0].name)
  })
  useEffect(() => {
    if (error?.errors) showAtFields(error.errors)
  }, [error])

  const focus = useEffectEvent((field: string) => form.form?.focusField(field))
  useEffect(() => {
    if (!errorField) return
    unfold(errorField.name)
    const timer = setTimeout(() => focus(errorField.name))
    return () => clearTimeout(timer)
  }, [errorField])

  return (
    <Form
      {...form}
      className={isFolded ? `${styles.bar} ${styles.folded}` : styles.bar}
      style={{ '--cell': `${cell}px`, '--label': `${widest + 1}em` } as CSSProperties}
      scrollToFirstError={false}
    >
      <Fields filters={filters} shown={open ? filters.length : shown} />
      <div className={styles.actions}>
        {filters.length > shown && (
          <Button
            type="link"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            icon={open ? <UpOutlined /> : <DownOutlined />}
          >
            {open ? '收起' : <More filters={filters} shown={shown} />}
          </Button>
        )}
        <Button onClick={onReset}>重置</Button>
        <QueryButton busy={busy} />
      </div>
      {quickViews ? (
        <div className={styles.foot}>
          {quickViews}
          {isFolded && <ActiveFilterChips filters={filters} shown={shown} onRemove={remove} />}
        </div>
      ) : (
        isFolded && <ActiveFilterChips filters={filters} shown={shown} onRemove={remove} />
      )}
    </Form>
  )
}
