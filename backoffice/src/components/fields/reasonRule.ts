import { reasonError } from '@zhuxue/api/rules'
import type { Rule } from 'antd/es/form'

/** The server's rule for reasons; an empty field is reported by `required`. */
export const reasonRule: Rule = {
  validator: async (_rule, typed?: string) => {
    const errorMessage = typed?.trim() ? reasonError(typed.trim()) : null
    if (errorMessage) throw new Error(errorMessage)
  },
}
