import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import { showFieldErrors } from '../fieldErrors'

/**
 * Says the refusal of a command at its fields.
 * @returns what is left to be said elsewhere, because no field of this form has it
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
