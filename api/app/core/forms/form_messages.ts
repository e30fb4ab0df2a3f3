import vine from '@vinejs/vine'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

/** Takes precedence over `start/validator.ts`; may depend on the form's data. */
export class FormMessagesProvider implements MessagesProviderContact {
  #own: (form: any) => Record<string, string>

  constructor(own: Record<string, string> | ((form: any) => Record<string, string>)) {
    this.#own = typeof own === 'function' ? own : () => own
  }

  getMessage(fallback: string, rule: string, field: FieldContext, meta?: Record<string, any>) {
    return (
      this.#own(field.data)[`${field.wildCardPath}.${rule}`] ??
      vine.messagesProvider.getMessage(fallback, rule, field, meta)
    )
  }
}
