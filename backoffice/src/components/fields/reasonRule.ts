import { reasonFault } from '@zhuxue/api/rules'
import type { Rule } from 'antd/es/form'

/** The server's rule for reasons; an empty field is reported by `required`. */
export const reasonRule: Rule = {
  validator: async (_rule, typed?: string) => {
    const fault = typed?.trim() ? reasonFault(typed.trim()) : null
    if (fault) throw new Error(fault)
  },
}
