import { toFen } from '#core/money'
import { idNumberError, fullIdCard, normalizeTelephone, normalizeWidth } from '#core/shared_rules'
import { fromWireTime, toStored } from '#core/time'
import type { ColumnType, TransferColumn } from '#core/transfer/columns'
import type { Problem } from '#core/transfer/problems'
import { DateTime } from 'luxon'

export type CellValue = string | number | boolean | string[]
type Parsed = { value: CellValue } | { problem: Problem }

export interface Cell {
  text: string
  /** A number in a workbook: digits of an ID number may be lost. */
  isNumber?: boolean
}

const formats: Record<ColumnType, string> = {
  text: '文字',
  choice: '列出的值之一',
  idCard: '身份证号',
  telephone: '以1开头的11位数字',
  time: '日期和时间',
  day: '日期',
  yuan: '最多两位小数的金额',
  ratio: '最多四位小数的数字',
  percent: '最多两位小数的百分数',
  seconds: '整数秒',
  int: '整数',
  bool: '是或否',
  list: '用分号分隔的文字',
  file: 'files 文件夹中的文件',
  ref: '编号',
}

const oneOf = new Intl.ListFormat('zh', { type: 'disjunction' })
const booleans: Record<string, boolean> = { 1: true, 是: true, true: true, 0: false, 否: false, false: false }
const decimals = { yuan: 2, ratio: 4, percent: 2, seconds: 0, int: 0 } as const
const defaultRange = [0, 1_000_000_000] as const

/** Excel and other programs put an apostrophe before a text, and a tab behind it, so that it stays one. */
export const cleanCell = (text: string): string => text.replace(/^\s*'/, '').trim().normalize('NFC')

/** @param cell not empty, after `cleanCell` */
export function parseCell(column: TransferColumn, { text, isNumber }: Cell): Parsed {
  switch (column.type) {
    case 'text':
    case 'file':
    case 'ref':
      return limited(column, text)
    case 'choice':
      return parseChoice(column, text)
    case 'list':
      return parseList(column, text)
    case 'idCard':
    case 'telephone':
      return isNumber || /^\d+(\.\d+)?e\+?\d+$/i.test(text)
        ? fault('E_EXCEL_NUMBER')
        : parseNumberOfPerson(column, text)
    case 'time':
      return orFormat(column, parseTime(folded(text)))
    case 'day':
      return orFormat(column, parseDay(folded(text)))
    case 'bool':
      return orFormat(column, booleans[folded(text).toLowerCase()])
    default:
      return parseNumber(column, column.type, folded(text))
  }
}

/** Digits, letters and the marks of numbers, dates and times. */
const folded = (text: string) => normalizeWidth(text, /[０-９Ａ-Ｚａ-ｚ＃＠．／：－＋]/g)

const fault = (code: Problem['code'], facts?: Problem['facts']): Parsed => ({ problem: { code, facts } })

const wrongFormat = ({ type, example, values }: TransferColumn) =>
  fault('E_FORMAT', { format: values ? oneOf.format(Object.values(values)) : formats[type], example })

function orFormat(column: TransferColumn, value: CellValue | undefined): Parsed {
  return value === undefined ? wrongFormat(column) : { value }
}

function limited(column: TransferColumn, text: string): Parsed {
  const { max = 255, pattern } = column
  if ([...text].length > max) return fault('E_LENGTH', { n: max })
  if (text.includes('\0') || !text.isWellFormed()) return wrongFormat(column)
  return pattern && !pattern.test(text) ? wrongFormat(column) : { value: text }
}

function parseChoice(column: TransferColumn, text: string): Parsed {
  const choices = Object.entries(column.values ?? {})
  const plain = folded(text)
  return orFormat(column, choices.find(([value, label]) => value === plain || label === text)?.[0])
}

function parseList(column: TransferColumn, text: string): Parsed {
  const texts = text.split(/[;；]/).map((one) => one.trim())
  const filled = [...new Set(texts.filter(Boolean))]
  for (const one of filled) {
    const parsed = limited(column, one)
    if ('problem' in parsed) return parsed
  }
  return { value: filled }
}

function parseNumberOfPerson(column: TransferColumn, text: string): Parsed {
  if (column.type === 'telephone') {
    const telephone = normalizeTelephone(text)
    return orFormat(column, /^1\d{10}$/.test(telephone) ? telephone : undefined)
  }
  const sentence = idNumberError(text)
  return sentence ? fault('E_ID', { sentence }) : { value: fullIdCard(text) }
}

function parseTime(text: string): string | undefined {
  const local = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(:\d\d)?$/.exec(text)
  if (local) {
    const time = `${local[1]} ${local[2]}${local[3] ?? ':00'}`
    return isReal(time) ? toStored(fromWireTime(time)) : undefined
  }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d.*([+-]\d\d:?\d\d|Z)$/.test(text)) return undefined
  const time = DateTime.fromISO(text)
  return time.isValid ? toStored(time) : undefined
}

function parseDay(text: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text)
  if (!parts) return undefined
  const [year, month, day] = [parts[1]!, parts[2]!.padStart(2, '0'), parts[3]!.padStart(2, '0')]
  const text10 = `${year}-${month}-${day}`
  return isReal(`${text10} 00:00:00`) ? text10 : undefined
}

/** Not the 30th of February. Luxon would take longer than all other cells of a row. */
function isReal(time: string): boolean {
  const text = time.replace(' ', 'T')
  const at = new Date(`${text}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function parseNumber(column: TransferColumn, type: keyof typeof decimals, text: string): Parsed {
  const places = decimals[type]
  const pattern = places ? new RegExp(`^-?\\d{1,12}(\\.\\d{1,${places}})?$`) : /^-?\d{1,12}$/
  if (!pattern.test(text)) return wrongFormat(column)
  const number = Number(text)
  const [a, b] = column.range ?? defaultRange
  if (number < a || number > b) return fault('E_RANGE', { a, b })
  if (type === 'yuan' || type === 'percent') return { value: toFen(number) }
  return { value: type === 'ratio' ? Math.round(number * 10_000) : number }
}
