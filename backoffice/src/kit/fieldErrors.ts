import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'

/**
 * Puts each sentence of a refusal under its field and goes to the first of them.
 * @returns whether there was any; if not, the sentence must be said elsewhere
 */
export function showAtFields(form: FormInstance, error: HttpError): boolean {
  const known = new Set(Object.keys(form.getFieldsValue()))
  const names = Object.keys(error.errors ?? {}).filter((name) => known.has(name))
  if (names.length === 0) return false

  form.setFields(names.map((name) => ({ name, errors: [String(error.errors![name])] })))
  form.scrollToField(names[0], { behavior: 'smooth', block: 'center' })
  form.getFieldInstance(names[0])?.focus?.()
  return true
}
