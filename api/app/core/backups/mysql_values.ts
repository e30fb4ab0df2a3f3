import { escape } from 'mysql2'

export type Kind = 'number' | 'bytes' | 'text'

const numbers = new Set(['tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal', 'float', 'double', 'year'])

export function kindOf(dataType: string): Kind {
  if (numbers.has(dataType)) return 'number'
  return /blob|binary|bit|geometry/.test(dataType) ? 'bytes' : 'text'
}

/** A value as it came over the wire, as it stands in a statement, on one line. */
export function literal(value: Buffer | null, kind: Kind): string {
  if (value === null) return 'NULL'
  if (kind === 'number') return value.toString('latin1')
  if (kind === 'bytes') return value.length ? `0x${value.toString('hex')}` : "''"
  return escape(value.toString('utf8'))
}
