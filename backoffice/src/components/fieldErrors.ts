import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'

type Path = (string | number)[]

/**
 * Shows each message of a refusal under its field, scrolls to the first of them and focuses it.
 * @param pathOf where the form shows a field of the server
 * @returns false when none of them is in this form: then the message must be shown elsewhere
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
