import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface WalletOrder {
  merchantNo: string
  title: string
  amountFen: number
  createdAt: string
  expiresAt: string
}

/** How an order of the wallet ended. There is one end, whoever comes first. */
export interface WalletEnd {
  state: 'paid' | 'closed'
  at: string
  transactionId: string | null
  /** What was really taken, which a fault may make differ from the order. */
  amountFen: number
}

export interface WalletRefund {
  refundNo: string
  refundFen: number
  reason: string
  /** The wallet's own number of it. */
  refundId: string
  at: string
}

/**
 * The local wallet's own books: one folder an order, one file a fact. A fact is written beside and
 * then linked to its name, which fails when the name is taken: so it is never half there, the first of
 * two racing processes wins, and a kill -9 loses nothing that was answered.
 */
export class WalletBook {
  constructor(readonly directory: string) {}

  /** The order under this number: the one given, or the one that was there before. */
  async open(order: WalletOrder): Promise<WalletOrder> {
    await writeOnce(this.#file(order.merchantNo, 'order'), order)
    return (await this.order(order.merchantNo))!
  }

  order(merchantNo: string): Promise<WalletOrder | null> {
    return read(this.#file(merchantNo, 'order'))
  }

  /** The number of every order there ever was, in no order. */
  async merchantNos(): Promise<string[]> {
    const folders = await readdir(join(this.directory, 'orders')).catch(() => [])
    return folders.map(decodeURIComponent)
  }

  ended(merchantNo: string): Promise<WalletEnd | null> {
    return read(this.#file(merchantNo, 'end'))
  }

  /** Ends the order, unless it has ended already; answers the end that counts. */
  async end(merchantNo: string, end: WalletEnd): Promise<WalletEnd> {
    await writeOnce(this.#file(merchantNo, 'end'), end)
    return (await this.ended(merchantNo))!
  }

  /** Puts another end in the place of the first, as no honest wallet would. */
  async overrule(merchantNo: string, end: WalletEnd): Promise<void> {
    const file = this.#file(merchantNo, 'end')
    await rename(await writeBeside(file, end), file)
  }

  async refunds(merchantNo: string): Promise<WalletRefund[]> {
    const folder = dirname(this.#file(merchantNo, 'order'))
    const names = (await readdir(folder).catch(() => [])).filter((name) =>
      /^refund-\d+\.json$/.test(name)
    )
    const found = await Promise.all(names.map((name) => read<WalletRefund>(join(folder, name))))
    return found
      .filter((refund) => refund !== null)
      .sort((one, two) => one.at.localeCompare(two.at))
  }

  /** The order that a refund's number belongs to: the first one that claimed it. */
  async claimRefund(refundNo: string, merchantNo: string): Promise<string> {
    await writeOnce(this.#refundFile(refundNo), { merchantNo })
    return (await this.orderOfRefund(refundNo))!
  }

  async orderOfRefund(refundNo: string): Promise<string | null> {
    const owner = await read<{ merchantNo: string }>(this.#refundFile(refundNo))
    return owner?.merchantNo ?? null
  }

  /** Books a refund as the `position`-th of its order; false when another one took that place. */
  addRefund(merchantNo: string, position: number, refund: WalletRefund): Promise<boolean> {
    return writeOnce(this.#file(merchantNo, `refund-${position}`), refund)
  }

  #file(merchantNo: string, fact: string): string {
    return join(this.directory, 'orders', plain(merchantNo), `${fact}.json`)
  }

  #refundFile(refundNo: string): string {
    return join(this.directory, 'refunds', `${plain(refundNo)}.json`)
  }
}

/** A number as the name of a file, on every system. */
function plain(number: string): string {
  return encodeURIComponent(number).replaceAll('*', '%2A')
}

/** False when the file was there before. */
export async function writeOnce(file: string, value: unknown): Promise<boolean> {
  const beside = await writeBeside(file, value)
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

export async function read<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function writeBeside(file: string, value: unknown): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}.tmp`
  await writeFile(beside, JSON.stringify(value), { mode: 0o600 })
  return beside
}
