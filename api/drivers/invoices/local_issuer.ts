import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import {
  InvoiceIssuer,
  type InvoiceDocuments,
  type InvoiceFact,
  type IssueRequest,
  type IssuerState,
  type ReversalFact,
  type ReversalRequest,
} from '#drivers/invoices/invoice_issuer'
import { drawLocalInvoice } from '#drivers/invoices/local_invoice_files'
import { blockReasons, isIssuerMode, type IssuerMode, type NoteChange } from '#drivers/invoices/local_issuer_modes'

/** Of the local provider, in seconds of the product's clock. */
const issueSeconds = 2
const noteHours = 72
const quotaFen = 75_000_000_00
const payerFault = '统一社会信用代码与单位名称不一致'

interface StoredBlue {
  requestNo: string
  payerName: string
  amountFen: number
  acceptedAt: string
  fault: 'field' | 'other' | null
  deliveries: number
}

interface StoredRed {
  requestNo: string
  number: string
  amountFen: number
  acceptedAt: string
  needsBuyer: boolean
  decided: { change: NoteChange; at: string } | null
}

type Stored = StoredBlue | StoredRed

/** One file per request under DATA_DIR/invoices; a mode decides the responses (docs/drivers.md). */
export default class LocalIssuer extends InvoiceIssuer {
  readonly name = 'local'
  readonly isAutomatic = true
  #folder: string

  constructor(folder = join(env.get('DATA_DIR'), 'invoices')) {
    super()
    this.#folder = folder
  }

  async issue(request: IssueRequest): Promise<InvoiceFact> {
    const mode = await this.#answeringMode()
    const known = await this.#read<StoredBlue>('blue', request.requestNo)
    const blocked = blockReasons[mode]
    if (!known && blocked) return { state: 'blocked', reason: blocked }
    const stored: StoredBlue = known
      ? { ...known, deliveries: known.deliveries + 1 }
      : {
          requestNo: request.requestNo,
          payerName: request.buyer.payerName,
          amountFen: request.amountFen,
          acceptedAt: now().toISO()!,
          fault: mode === 'field' || mode === 'other' ? mode : null,
          deliveries: 1,
        }
    await this.#write('blue', stored)
    if (mode === 'drop') throw silence('the connection broke off')
    return blueFact(stored)
  }

  async find(requestNo: string): Promise<InvoiceFact | null> {
    await this.#answeringMode()
    const stored = await this.#read<StoredBlue>('blue', requestNo)
    return stored && blueFact(stored)
  }

  async requestReversal(request: ReversalRequest): Promise<ReversalFact> {
    const mode = await this.#answeringMode()
    const known = await this.#read<StoredRed>('red', request.requestNo)
    const blocked = blockReasons[mode]
    if (!known && blocked) return { state: 'blocked', reason: blocked }
    const stored: StoredRed = known ?? {
      requestNo: request.requestNo,
      number: request.number,
      amountFen: request.amountFen,
      acceptedAt: now().toISO()!,
      needsBuyer: mode === 'confirm',
      decided: null,
    }
    await this.#write('red', stored)
    if (mode === 'drop') throw silence('the connection broke off')
    return redFact(stored)
  }

  async findReversal(requestNo: string): Promise<ReversalFact | null> {
    await this.#answeringMode()
    const stored = await this.#read<StoredRed>('red', requestNo)
    return stored && redFact(stored)
  }

  async download(number: string): Promise<InvoiceDocuments> {
    await this.#answeringMode()
    const blue = (await this.requests()).find(({ requestNo }) => numberOf(requestNo) === number)
    const red = (await this.notes()).find(({ requestNo }) => numberOf(requestNo) === number)
    const found = blue ?? red
    if (!found) throw new DriverFailure('invoices', { cause: 'no invoice has this number', rejectCode: 'UNKNOWN' })
    const issuedAt = new Date(found.acceptedAt)
    return drawLocalInvoice({ number, amountFen: found.amountFen, isReversal: !blue, issuedAt })
  }

  readNotice(raw: string): string | null {
    try {
      const { requestNo } = JSON.parse(raw)
      return typeof requestNo === 'string' && isRequestNo(requestNo) ? requestNo : null
    } catch {
      return null
    }
  }

  async state(): Promise<IssuerState> {
    const mode = await this.#answeringMode()
    return { signedIn: mode !== 'signedOut' && mode !== 'face', quotaFen: mode === 'quota' ? 0 : quotaFen }
  }

  /** Newest first. */
  requests(): Promise<StoredBlue[]> {
    return this.#all<StoredBlue>('blue')
  }

  /** Newest first. */
  notes(): Promise<StoredRed[]> {
    return this.#all<StoredRed>('red')
  }

  async decideNote(requestNo: string, change: NoteChange): Promise<void> {
    const stored = await this.#read<StoredRed>('red', requestNo)
    if (stored && redFact(stored).state === 'waiting') {
      await this.#write('red', { ...stored, decided: { change, at: now().toISO()! } })
    }
  }

  async mode(): Promise<IssuerMode> {
    const text = await readFile(join(this.#folder, 'mode'), 'utf8').catch(() => 'accept')
    return isIssuerMode(text) ? text : 'accept'
  }

  async setMode(mode: IssuerMode): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(join(this.#folder, 'mode'), mode)
  }

  async #answeringMode(): Promise<IssuerMode> {
    const mode = await this.mode()
    if (mode === 'down') throw silence('the local provider is down')
    return mode
  }

  async #all<Kind extends Stored>(color: 'blue' | 'red'): Promise<Kind[]> {
    const names = await readdir(join(this.#folder, color)).catch(() => [])
    const numbers = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
    const all = await Promise.all(numbers.map((requestNo) => this.#read<Kind>(color, requestNo)))
    return all.filter((stored) => stored !== null).sort((one, other) => other.acceptedAt.localeCompare(one.acceptedAt))
  }

  async #read<Kind extends Stored>(color: 'blue' | 'red', requestNo: string): Promise<Kind | null> {
    const text = await readFile(this.#fileOf(color, requestNo), 'utf8').catch(() => null)
    return text === null ? null : JSON.parse(text)
  }

  async #write(color: 'blue' | 'red', stored: Stored): Promise<void> {
    await mkdir(join(this.#folder, color), { recursive: true })
    const file = this.#fileOf(color, stored.requestNo)
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    await writeFile(draft, JSON.stringify(stored))
    await rename(draft, file)
  }

  #fileOf(color: 'blue' | 'red', requestNo: string): string {
    return join(this.#folder, color, `${isRequestNo(requestNo) ? requestNo : 'unknown'}.json`)
  }
}

export function blueFact(stored: StoredBlue): InvoiceFact {
  const accepted = Date.parse(stored.acceptedAt)
  if (now().toMillis() < accepted + issueSeconds * 1_000) return { state: 'issuing' }
  if (stored.fault === 'field') return { state: 'failed', field: 'payerId', reason: payerFault }
  if (stored.fault === 'other') return { state: 'failed', field: null, reason: '开票服务繁忙，请稍后重试' }
  return { state: 'issued', number: numberOf(stored.requestNo), issuedAt: new Date(accepted) }
}

export function redFact({ requestNo, acceptedAt, needsBuyer, decided }: StoredRed): ReversalFact {
  const noteNo = `ZX${numberOf(requestNo)}`
  const accepted = Date.parse(acceptedAt)
  const confirmed = decided ? Date.parse(decided.at) : accepted
  if (decided?.change === 'deny') return { state: 'void', noteNo, noteState: '05', reason: '购买方拒绝了红字确认单' }
  if (needsBuyer && !decided) {
    if (now().toMillis() < accepted + noteHours * 3_600_000) return { state: 'waiting', noteNo, noteState: '02' }
    return { state: 'void', noteNo, noteState: '07', reason: '购买方72小时内没有确认，红字确认单已作废' }
  }
  const noteState = needsBuyer ? '04' : '01'
  if (now().toMillis() < confirmed + issueSeconds * 1_000) return { state: 'confirmed', noteNo, noteState }
  return { state: 'issued', noteNo, noteState, number: numberOf(requestNo), issuedAt: new Date(confirmed) }
}

/** 20 digits that the request number decides: year, province, and the rest. */
function numberOf(requestNo: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(requestNo).digest('hex').slice(0, 24)}`)
  return `2637${(hash % 10n ** 16n).toString().padStart(16, '0')}`
}

/** Only such texts become file names. */
const isRequestNo = (text: string) => /^[0-9A-Za-z]{1,32}$/.test(text)

const silence = (cause: string) => new DriverFailure('invoices', { cause })
