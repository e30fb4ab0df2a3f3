import type { SettingName } from '@zhuxue/api/terms/settings'
import type { Params } from '../../lib/apiTypes'

export type ParamValues = Record<SettingName, string | number | null>

const numbers: SettingName[] = [
  ...(['passLine', 'validityDays', 'minutesPerHour', 'smsPerDay', 'helpCourseId', 'hoursKeptYears'] as const),
  ...(['anomalyDeviceSwitches', 'anomalyRefusedBeats', 'anomalyAddressAccounts'] as const),
]

export function toValues(params: Params): ParamValues {
  const values: ParamValues = { ...params }
  for (const name of numbers) values[name] = params[name] === '' ? null : Number(params[name])
  return values
}

/** Only changed settings are sent, so that two admins do not undo each other's changes. */
export function changesOf(params: Params, values: Partial<ParamValues>): Partial<ParamValues> {
  const changed = Object.entries(values).filter(
    ([name, value]) => String(value ?? '').trim() !== params[name as SettingName]
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? '']))
}

/** Changes that affect all users at once and need a confirmation. */
const cooperative = '学员的身份证号会随地址交给这个网站，请确认它属于合作院校。'
const warningsBySetting: Partial<Record<SettingName, string>> = {
  'hoursKeptYears': '超过年限、还没有上传的学时每天夜里过期，过期后不能恢复。',
  'cooperativeUrl.jdgc': cooperative,
  'cooperativeUrl.kygc': cooperative,
  'cooperativeUrl.glgc': cooperative,
  'authType': '所有学员的登录方式立即改变，已登录的学员不受影响。',
  'serviceQrUrl': '所有页面上的客服二维码立即更换，请确认图片来自本单位。',
  'appQrUrl': '所有页面上的 App 下载二维码立即更换，请确认图片来自本单位。',
}

export function warningsOf(changes: Partial<ParamValues>): string[] {
  const warnings = Object.entries(warningsBySetting)
    .filter(([name]) => name in changes)
    .map(([, text]) => text)
  return [...new Set(warnings)]
}
