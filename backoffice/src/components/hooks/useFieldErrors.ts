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
  userError: HttpError | null,
  pathOf?: Parameters<typeof showFieldErrors>[2]
): HttpError | null {
  const [shownError, setShownError] = useState<HttpError | null>(null)
  useEffect(() => {
    if (userError && showFieldErrors(form, userError, pathOf)) setShownError(userError)
  }, [form, userError, pathOf])
  return userError === shownError ? null : userError
}
