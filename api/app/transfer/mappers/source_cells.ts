import { DateTime } from 'luxon'
import { cleanCell } from '#transfer/reading/parse_cell'
import { isNumberOfPerson } from '#core/shared_rules'
import { personKey } from '#transfer/staging/row_keys'

/** Platforms write dashes for empty cells. */
export const cleaned = (text: string): string => (/^-{1,2}$/.test(cleanCell(text)) ? '' : cleanCell(text))

/** `2024-3-07 09:05:00`, with one digit or two, or seconds since 1970. @returns '' for anything else */
export function toExchangeTime(text: string): string {
  if (/^[1-9]\d{8,9}$/.test(text)) return textOf(DateTime.fromSeconds(Number(text), { zone: 'Asia/Shanghai' }))
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}:\d{2})(:\d{2})?)?$/.exec(text)
  if (!parts) return ''
  const [, year, month, day, time = '00:00', seconds = ':00'] = parts
  const padded = [year, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-')
  return textOf(DateTime.fromSQL(`${padded} ${time.padStart(5, '0')}${seconds}`))
}

const textOf = (time: DateTime): string => (time.isValid ? time.toFormat('yyyy-MM-dd HH:mm:ss') : '')

/** `￥1,200.00` is 1200.00. @returns '' if it is no amount */
export function toYuan(text: string): string {
  const plain = text.replace(/^[￥¥]|[,，]|元$/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? plain : ''
}

export const isTelephone = (text: string): boolean => /^1\d{10}$/.test(text)

/** Many people sign in with their telephone; a number of a person is no id of an import. */
export const toPersonId = (userName: string): string => (isNumberOfPerson(userName) ? personKey(userName) : userName)
