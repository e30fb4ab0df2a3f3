import { messages } from '#core/reconciliation/terms'

/** For a validator of one `day`. */
export const dayMessages = { 'required': messages.badDay, 'day.string': messages.badDay, 'day.regex': messages.badDay }
