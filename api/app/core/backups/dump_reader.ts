import { Transform, type TransformCallback } from 'node:stream'
import type { BinaryLogPlace } from '#core/backups/manifest'

const lineFeed = 10
const table = /^CREATE TABLE `([^`]+)`/
const insert = /^INSERT INTO `([^`]+)`(?: \([^)]*\))? VALUES/
const place = /^-- CHANGE .*_LOG_FILE='([^']+)', \w+_LOG_POS=(\d+)/
const strings = /'[^'\\]*(?:\\.[^'\\]*)*'/g

/** Passes a dump through, appends statements, counts its rows and reads its binary log position. */
export class DumpReader extends Transform {
  readonly tables: Record<string, number> = {}
  binaryLog: BinaryLogPlace | null = null
  #rest: Buffer[] = []
  /** Rows of a statement may be on separate lines. */
  #inserting: string | null = null

  constructor(private readonly last: string[]) {
    super()
  }

  override _transform(part: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let from = 0
    for (let at = part.indexOf(lineFeed); at >= 0; at = part.indexOf(lineFeed, from)) {
      this.#read(Buffer.concat([...this.#rest, part.subarray(from, at)]).toString('latin1'))
      this.#rest = []
      from = at + 1
    }
    if (from < part.length) this.#rest.push(part.subarray(from))
    done(null, part)
  }

  override _flush(done: TransformCallback): void {
    done(null, this.last.map((statement) => `${statement};\n`).join(''))
  }

  /** Values contain line feeds, quotes and brackets only inside strings, which escape them. */
  #read(line: string): void {
    const [, file, position] = place.exec(line) ?? []
    if (file && !this.#inserting) this.binaryLog = { file, position: Number(position) }
    const made = table.exec(line)
    if (made) this.tables[made[1]] = 0
    const begun = insert.exec(line)
    if (begun) this.#inserting = begun[1]
    if (!this.#inserting) return
    const values = line.slice(begun?.[0].length ?? 0).replace(strings, '')
    this.tables[this.#inserting] += values.split('(').length - 1
    if (values.endsWith(';')) this.#inserting = null
  }
}
