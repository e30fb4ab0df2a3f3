import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'

type Path = (string | number)[]

/**
 * Shows each field error under its field, scrolls to the first and focuses it.
 * @param pathOf maps a field of the server to one of the form
 * @returns false when the form has none of the fields: then the message must be shown elsewhere
 */
export function showFieldErrors(
  form: FormInstance,
  error: HttpError,
  pathOf: (name: string) => Path = (name) => [name]
): boolean {
  const known = new Set(Object.keys(form.getFieldsValue()))
  const fields = Object.entries(error.errors ?? {})
    .map(([name, message]) => ({ name: pathOf(name), errors: [String(message)] }))
    .filter(({ name: [field] }) => known.has(String(field)))
  const [first] = fields
  if (!first) return false

  form.setFields(fields)
  form.scrollToField(first.name, { behavior: 'smooth', block: 'center' })
  form.getFieldInstance(first.name)?.focus?.()
  return true
}
