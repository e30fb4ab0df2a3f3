/** Also used by browsers (docs/product.md 7.3): imports only what they may load. */
import { normalizeWidth, hasInvisibleCharacters, isTelephone } from '../core/shared_rules.js'
import { InvoiceFields, InvoiceType, PayerType, messages, tooLong, type InvoiceField } from './terms.js'

export type InvoiceForm = Record<InvoiceField, string> & { invoiceType: InvoiceType; payerType: PayerType }

const companyFields: InvoiceField[] = ['payerId', 'payerBank', 'payerAccount', 'payerAddress']

export function fieldsOf({ invoiceType, payerType }: Kind): InvoiceField[] {
  const isPaper = invoiceType === InvoiceType.Paper
  return [
    'payerName',
    ...(payerType === PayerType.Company ? companyFields : []),
    ...(isPaper ? [] : ['payerEmail' as const]),
    'maillingName',
    'maillingTelephone',
    ...(isPaper ? ['maillingAddress' as const] : []),
  ]
}

type Kind = Pick<InvoiceForm, 'invoiceType' | 'payerType'>

/** Bank, account and address are optional: an ordinary invoice does not need them. */
export function isRequired(field: InvoiceField, form: Kind): boolean {
  return !['payerBank', 'payerAccount', 'payerAddress'].includes(field) ? fieldsOf(form).includes(field) : false
}

export function invoiceError(
  field: InvoiceField,
  form: Kind & { [Name in InvoiceField]?: string | null }
): string | null {
  if (!fieldsOf(form).includes(field)) return null
  const text = normalizedField(field, form[field] ?? '')
  if (text === '') return isRequired(field, form) ? missingError(field, form) : null
  return formatError(field, text)
}

function missingError(field: InvoiceField, { payerType }: Kind): string {
  if (field === 'payerName') {
    return payerType === PayerType.Company ? messages.companyMissing : messages.nameMissing
  }
  if (field === 'payerId') return messages.payerIdMissing
  if (field === 'payerEmail') return messages.emailMissing
  if (field === 'maillingName') return messages.contactMissing
  return field === 'maillingTelephone' ? messages.telephoneMissing : messages.addressMissing
}

function formatError(field: InvoiceField, text: string): string | null {
  if (field === 'payerId') return /^[0-9A-Z]{18}$/.test(text) ? null : messages.payerIdLength
  if (field === 'maillingTelephone') return isTelephone(text) ? null : messages.telephoneLength
  if (hasInvisibleCharacters(text)) return messages.invisible
  const { most } = InvoiceFields[field]
  if ([...text].length > most) return tooLong(most)
  if (field === 'payerEmail' && !/^[^\s@]+@[^\s@]+$/.test(text)) return messages.emailWrong
  return null
}

/** Full-width letters, lower case and spaces are accepted. */
export function normalizedField(field: InvoiceField, typed: string): string {
  const text = typed.trim()
  if (field === 'payerId') return normalizeWidth(text).replace(/\s/g, '').toUpperCase()
  return field === 'maillingTelephone' || field === 'payerEmail' ? normalizeWidth(text) : text
}

const codeLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** GB 32100-2015. Only a warning: older numbers with another check digit are still in use. */
export function hasWrongCheckDigit(typed: string): boolean {
  const code = normalizedField('payerId', typed)
  if (!/^[0-9A-Z]{18}$/.test(code)) return false
  const values = [...code].map((letter) => codeLetters.indexOf(letter))
  if (values.includes(-1)) return true
  const sum = values.slice(0, 17).reduce((total, value, at) => total + value * (3 ** at % 31), 0)
  return (31 - (sum % 31)) % 31 !== values[17]
}
