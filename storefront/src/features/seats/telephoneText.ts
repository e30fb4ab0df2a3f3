import { readTelephones, type TelephoneEntry } from '@zhuxue/api/telephone-list'
import { PhonesMax } from '@zhuxue/api/terms/learning/assignments'
import { adminMessages } from '@zhuxue/api/terms/learning/entitlements'
import { seatMessages, tooFewSeats } from '@zhuxue/api/terms/learning/seats'

export interface Reading {
  entries: TelephoneEntry[]
  /** Each with its name, if there is one. */
  telephones: string[]
  numbers: string[]
  wrong: TelephoneEntry[]
  /** Repetitions of a number. */
  repeated: number
  /** Null when it can be sent. */
  problem: string | null
}

/** docs/product.md 4.10. */
export function readText(text: string, free: number): Reading {
  const entries = readTelephones(text)
  const telephones = entries.flatMap(({ telephone, name }) =>
    telephone ? [name, telephone].filter(Boolean).join(' ') : []
  )
  const repeated = entries.reduce((sum, { telephone, times }) => sum + (telephone ? times - 1 : 0), 0)
  return {
    entries,
    telephones,
    numbers: entries.flatMap(({ telephone }) => telephone ?? []),
    wrong: entries.filter(({ fault }) => fault),
    repeated,
    problem: problemOf(text, telephones.length, free),
  }
}

/** One entry per line. */
export function withoutEntries(text: string, unwanted: (entry: TelephoneEntry) => boolean): string {
  return readTelephones(text)
    .filter((entry) => !unwanted(entry))
    .map(({ typed }) => typed)
    .join('\n')
}

function problemOf(text: string, telephones: number, free: number): string | null {
  if (!text.trim()) return adminMessages.enterPhones
  if (text.length > PhonesMax) {
    return `最多${PhonesMax}个字符，现有${text.length}个，请分批提交`
  }
  if (!telephones) return seatMessages.noTelephones
  return telephones > free ? tooFewSeats(telephones, free) : null
}
