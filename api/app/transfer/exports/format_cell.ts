import { toWireTime } from '#core/time'
import type { TransferColumn } from '#core/transfer/columns'

/** As `parse_cell.ts` reads it. References are written by their source. */
export function formatCell({ type }: TransferColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  switch (type) {
    case 'yuan':
      return (Number(value) / 100).toFixed(2)
    case 'ratio':
      return String(Number(value) / 10_000)
    case 'percent':
      return String(Number(value) / 100)
    case 'time':
      return toWireTime(String(value))!
    case 'bool':
      return value ? '1' : '0'
    case 'list':
      return (value as string[]).join(';')
    default:
      return String(value).trim().normalize('NFC')
  }
}

/** No cell is a formula (docs/threats.md T56): an import takes the apostrophe off again. */
function csvCell(text: string): string {
  const harmless = /^['=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`
