import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import { showFieldErrors } from '../fieldErrors'

/**
 * Shows the error of a command at its fields.
 * @returns the message to show elsewhere, when the form has none of the fields
 */
export function useFieldErrors(
  form: FormInstance,
  refusal: HttpError | null,
  pathOf?: Parameters<typeof showFieldErrors>[2]
): HttpError | null {
  const [saidAtField, setSaidAtField] = useState<HttpError | null>(null)
  useEffect(() => {
    if (refusal && showFieldErrors(form, refusal, pathOf)) setSaidAtField(refusal)
  }, [form, refusal, pathOf])
  return refusal === saidAtField ? null : refusal
}
