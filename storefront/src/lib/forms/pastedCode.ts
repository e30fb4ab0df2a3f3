import { normalizeWidth } from '@zhuxue/api/rules'

/** Of a code that is pasted with a label or spaces, such as `专属码： AB 12 34`. */
export const pastedCode = (text: string) => normalizeWidth(text).replace(/^.*:/s, '').replace(/\s/g, '')

/** Of an SMS code that is pasted with its message or spaces. */
export const pastedDigits = (text: string) => normalizeWidth(text).replace(/\D/g, '')
