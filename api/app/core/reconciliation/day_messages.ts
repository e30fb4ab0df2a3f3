import { messages } from '#core/reconciliation/terms'

/** For a validator with one `day`. */
export const dayMessages = { 'required': messages.badDay, 'day.string': messages.badDay, 'day.regex': messages.badDay }
