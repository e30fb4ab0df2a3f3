import { ChannelKind, CodeLength, messages } from '@zhuxue/api/terms/channels'
import type { StaffValues } from '../staff/useStaffForm'

export const newChannel: StaffValues = { exclusiveDiscount: 1, kind: ChannelKind.General }

/** 0.95 → 9.5 折; a multiplier of one is no discount. */
export function discountText(multiplier: number | null): string {
  if (multiplier === null) return '—'
  return multiplier >= 1 ? '不打折' : `${Number((multiplier * 10).toFixed(1))} 折`
}

export function codeFormatError(code: string): string | null {
  return new RegExp(`^[A-Z0-9]{${CodeLength}}$`).test(code) ? null : messages.codeLength
}

export const toBody = (values: StaffValues) => ({
  userName: values.userName,
  loginName: values.loginName,
  telephone: values.telephone,
  passWd: values.passWd,
  exclusiveCode: values.exclusiveCode || null,
  exclusiveDiscount: values.exclusiveDiscount,
  kind: values.kind,
  commissionPercent: values.commissionPercent ?? undefined,
  reason: values.reason,
})

/** 12.5 % since a month; the first rate has no month. */
export const rateText = ({ fromMonth, percent }: { fromMonth: string | null; percent: number }) =>
  `${fromMonth === null ? '起初' : `${fromMonth} 起`} ${percent}%`
