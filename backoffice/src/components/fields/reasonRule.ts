import { reasonFault } from '@zhuxue/api/rules'
import type { Rule } from 'antd/es/form'

/** What the server asks of every reason; the rule that requires it reports an empty field. */
export const reasonRule: Rule = {
  validator: async (_rule, typed?: string) => {
    const fault = typed?.trim() ? reasonFault(typed.trim()) : null
    if (fault) throw new Error(fault)
  },
}
