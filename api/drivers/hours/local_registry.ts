import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import env from '#start/env'
import { now, toWireTime } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import {
  HoursRegistry,
  type HoursSubmission,
  type SubmissionResult,
  type RegistryRecord,
} from '#drivers/hours/hours_registry'
import { isRegistryMode, type RegistryChange, type RegistryMode } from '#drivers/hours/registry_modes'

export interface StoredSubmission {
  pushId: string
  name: string
  idCardEnd: string
  subject: string
  required: boolean
  courseName: string
  minutes: number
  receivedAt: string
  outcome: SubmissionResult
  deliveries: number
  cancelledAt: string | null
}

const timeoutMs = 5_000
const rejectReason = '该人员未在省建设从业人员管理系统登记'

/** One file per upload under DATA_DIR/province; a mode decides the responses (docs/drivers.md). */
export default class LocalRegistry extends HoursRegistry {
  #folder: string

  constructor(folder = join(env.get('DATA_DIR'), 'province')) {
    super()
    this.#folder = folder
  }

  async submit(push: HoursSubmission): Promise<SubmissionResult> {
    const mode = await this.mode()
    if (mode === 'down') throw unanswered('the registry is down')
    const stored = await this.#keep(push, mode)
    if (mode === 'twice') await this.#keep(push, mode)
    if (mode === 'drop') throw unanswered('the connection broke off')
    if (mode === 'late') {
      await pause(timeoutMs)
      throw unanswered('no answer in time')
    }
    return stored.outcome
  }

  async find(pushId: string): Promise<SubmissionResult | null> {
    await this.#failWhenDown()
    const stored = await this.#read(pushId)
    if (stored?.cancelledAt) return { state: 'refused', reason: cancelled }
    return stored?.outcome ?? null
  }

  importPush(stored: StoredSubmission): Promise<void> {
    return this.#write(stored)
  }

  async cancel(pushId: string, reason: string): Promise<SubmissionResult | null> {
    await this.#failWhenDown()
    const stored = await this.#read(pushId)
    if (!stored) return { state: 'refused', reason: `没有编号为 ${pushId} 的记录（${reason}）` }
    const cancelledAt = stored.cancelledAt ?? toWireTime(now())!
    await this.#write({ ...stored, cancelledAt })
    return { state: 'confirmed', receiptNo: `CX${receiptOf(pushId)}` }
  }

  async list(day: string): Promise<RegistryRecord[]> {
    await this.#failWhenDown()
    return (await this.uploads())
      .filter(({ receivedAt, cancelledAt }) => receivedAt.startsWith(day) && !cancelledAt)
      .flatMap(({ pushId, minutes, outcome }) =>
        outcome.state === 'confirmed' ? [{ pushId, minutes, receiptNo: outcome.receiptNo }] : []
      )
  }

  async uploads(): Promise<StoredSubmission[]> {
    const names = await readdir(join(this.#folder, 'uploads')).catch(() => [])
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
    const all = await Promise.all(ids.map((pushId) => this.#read(pushId)))
    return all.filter((stored) => stored !== null).sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
  }

  async change(change: RegistryChange, pushId: string): Promise<void> {
    const stored = await this.#read(pushId)
    if (change === 'invent') return this.#write(invented(stored))
    if (!stored) return
    if (change === 'forget') return rm(this.#fileOf(pushId), { force: true })
    const outcome: SubmissionResult = { state: 'confirmed', receiptNo: receiptOf(pushId) }
    const minutes = change === 'minutes' ? Math.max(0, stored.minutes - 10) : stored.minutes
    await this.#write({ ...stored, outcome, minutes, cancelledAt: null })
  }

  async mode(): Promise<RegistryMode> {
    const text = await readFile(join(this.#folder, 'mode'), 'utf8').catch(() => 'accept')
    return isRegistryMode(text) ? text : 'accept'
  }

  async setMode(mode: RegistryMode): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(join(this.#folder, 'mode'), mode)
  }

  async #failWhenDown() {
    if ((await this.mode()) === 'down') throw unanswered('the registry is down')
  }

  async #keep(push: HoursSubmission, mode: RegistryMode): Promise<StoredSubmission> {
    const known = await this.#read(push.pushId)
    if (known) {
      const again = { ...known, deliveries: known.deliveries + 1 }
      await this.#write(again)
      return again
    }
    const stored: StoredSubmission = {
      pushId: push.pushId,
      name: push.person.name,
      idCardEnd: push.person.idCard.slice(-4),
      subject: push.subject,
      required: push.required,
      courseName: push.course.name,
      minutes: push.minutes,
      receivedAt: toWireTime(now())!,
      outcome:
        mode === 'refuse'
          ? { state: 'refused', reason: rejectReason }
          : { state: 'confirmed', receiptNo: receiptOf(push.pushId) },
      deliveries: 1,
      cancelledAt: null,
    }
    await this.#write(stored)
    return stored
  }

  async #read(pushId: string): Promise<StoredSubmission | null> {
    const text = await readFile(this.#fileOf(pushId), 'utf8').catch(() => null)
    return text ? JSON.parse(text) : null
  }

  async #write(stored: StoredSubmission): Promise<void> {
    await mkdir(join(this.#folder, 'uploads'), { recursive: true })
    const file = this.#fileOf(stored.pushId)
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    await writeFile(draft, JSON.stringify(stored))
    await rename(draft, file)
  }

  #fileOf(pushId: string): string {
    return join(this.#folder, 'uploads', `${pushId}.json`)
  }
}

const cancelled = '该登记已撤回'

const invented = (like: StoredSubmission | null): StoredSubmission => {
  const pushId = randomUUID()
  return {
    name: '王来历',
    idCardEnd: '0011',
    subject: 'jzgc',
    required: true,
    courseName: '施工安全',
    minutes: 45,
    receivedAt: toWireTime(now())!,
    ...like,
    pushId,
    outcome: { state: 'confirmed', receiptNo: receiptOf(pushId) },
    deliveries: 1,
    cancelledAt: null,
  }
}

const receiptOf = (pushId: string) => `SD${pushId.replace(/\W/g, '').slice(-12).toUpperCase()}`

const unanswered = (cause: string) => new DriverFailure('hours', { cause })
