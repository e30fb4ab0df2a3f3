import { ChannelKind, CodeLength, messages } from '@zhuxue/api/terms/channels'
import type { StaffValues } from '../staff/useStaffForm'

/** What a new channel starts from: no discount, an ordinary partner. */
export const fresh: StaffValues = { exclusiveDiscount: 1, kind: ChannelKind.General }

/** 0.95 → 9.5 折; a multiplier of one gives nothing. */
export function discountText(multiplier: number | null): string {
  if (multiplier === null) return '—'
  return multiplier >= 1 ? '不打折' : `${Number((multiplier * 10).toFixed(1))} 折`
}

/** What is wrong with the shape of a code; whether it is free or too easy is for the server to say. */
export function codeShapeFault(code: string): string | null {
  return new RegExp(`^[A-Z0-9]{${CodeLength}}$`).test(code) ? null : messages.codeLength
}

/** Only what the form owns travels; an emptied code takes the code away. */
export const toBody = (values: StaffValues) => ({
  userName: values.userName,
  loginName: values.loginName,
  telephone: values.telephone,
  passWd: values.passWd,
  exclusiveCode: values.exclusiveCode || null,
  exclusiveDiscount: values.exclusiveDiscount,
  kind: values.kind,
})
