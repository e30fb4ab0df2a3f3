import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PayWay } from '#drivers/payment/payment_gateway'

export interface WalletOrder {
  merchantNo: string
  title: string
  amountFen: number
  createdAt: string
  expiresAt: string
  /** `native` for orders older than the field. */
  way?: PayWay
  /** The IP for `h5`, the openid for `jsapi`. */
  payerContext?: string | null
}

/** Written once: the first outcome wins. */
export interface WalletOutcome {
  state: 'paid' | 'closed'
  at: string
  transactionId: string | null
  /** Differs from the order only if a fault is simulated. */
  amountFen: number
}

export interface WalletRefund {
  refundNo: string
  refundFen: number
  reason: string
  refundId: string
  at: string
}

/** Files are hard-linked to their names: never half written, and the first of two processes wins. */
export class WalletBook {
  constructor(readonly directory: string) {}

  async open(order: WalletOrder): Promise<WalletOrder> {
    await writeOnce(this.#file(order.merchantNo, 'order'), order)
    return (await this.order(order.merchantNo))!
  }

  order(merchantNo: string): Promise<WalletOrder | null> {
    return readJson(this.#file(merchantNo, 'order'))
  }

  /** Somebody opened the page behind the code. */
  async recordScan(merchantNo: string): Promise<void> {
    await writeOnce(this.#file(merchantNo, 'scan'), {})
  }

  async isScanned(merchantNo: string): Promise<boolean> {
    return (await readJson(this.#file(merchantNo, 'scan'))) !== null
  }

  async merchantNos(): Promise<string[]> {
    const folders = await readdir(join(this.directory, 'orders')).catch(() => [])
    return folders.map(decodeURIComponent)
  }

  outcomeOf(merchantNo: string): Promise<WalletOutcome | null> {
    return readJson(this.#file(merchantNo, 'end'))
  }

  async recordOutcome(merchantNo: string, end: WalletOutcome): Promise<WalletOutcome> {
    await writeOnce(this.#file(merchantNo, 'end'), end)
    return (await this.outcomeOf(merchantNo))!
  }

  /** A simulated fault that no real provider has. */
  async overwriteOutcome(merchantNo: string, end: WalletOutcome): Promise<void> {
    const file = this.#file(merchantNo, 'end')
    await rename(await writeAtomically(file, end), file)
  }

  async refunds(merchantNo: string): Promise<WalletRefund[]> {
    const folder = dirname(this.#file(merchantNo, 'order'))
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^refund-\d+\.json$/.test(name))
    const found = await Promise.all(names.map((name) => readJson<WalletRefund>(join(folder, name))))
    return found.filter((refund) => refund !== null).sort((one, two) => one.at.localeCompare(two.at))
  }

  async claimRefund(refundNo: string, merchantNo: string): Promise<string> {
    await writeOnce(this.#refundFile(refundNo), { merchantNo })
    return (await this.orderOfRefund(refundNo))!
  }

  async orderOfRefund(refundNo: string): Promise<string | null> {
    const owner = await readJson<{ merchantNo: string }>(this.#refundFile(refundNo))
    return owner?.merchantNo ?? null
  }

  /** False when another refund took this position. */
  addRefund(merchantNo: string, position: number, refund: WalletRefund): Promise<boolean> {
    return writeOnce(this.#file(merchantNo, `refund-${position}`), refund)
  }

  #file(merchantNo: string, event: string): string {
    return join(this.directory, 'orders', fileNameOf(merchantNo), `${event}.json`)
  }

  #refundFile(refundNo: string): string {
    return join(this.directory, 'refunds', `${fileNameOf(refundNo)}.json`)
  }
}

function fileNameOf(number: string): string {
  return encodeURIComponent(number).replaceAll('*', '%2A')
}

/** False when the file existed. */
export async function writeOnce(file: string, value: unknown): Promise<boolean> {
  const beside = await writeAtomically(file, value)
  try {
    await link(beside, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(beside, { force: true })
  }
}

export async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function writeAtomically(file: string, value: unknown): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}.tmp`
  await writeFile(beside, JSON.stringify(value), { mode: 0o600 })
  return beside
}
