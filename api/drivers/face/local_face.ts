import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicUrl } from '#config/app'
import { localPages } from '#config/drivers'
import { maskIdCard } from '#core/shared_rules'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import {
  FaceLifeMinutes,
  FaceDailyLimitReached,
  FaceRefused,
  FaceVerifier,
  type FaceSubject,
  type FaceCheckStart,
  type FaceVerdict,
} from '#drivers/face/face_verifier'

export const failingName = '核验故障'
export const limitReachedName = '次数用尽'
export const refusedName = '姓名不符'

export interface FaceView {
  name: string
  idCardMasked: string
  state: FaceVerdict['state'] | 'expired'
  returnUrl: string
  isDown: boolean
}

interface StoredCheck {
  name: string
  idCardMasked: string
  returnUrl: string
  expiresAt: string
  /** Whose checks fail together while the vendor is down. */
  person: string
}

/** Checks are files under DATA_DIR, so that restarts and second processes share them; a verdict is written once. */
export default class LocalFace extends FaceVerifier {
  readonly browserScript = localPages ? '/local/face/meta-info.js' : null
  #folder = join(env.get('DATA_DIR'), 'face')

  async begin({ name, idCard, metaInfo, returnUrl }: FaceSubject): Promise<FaceCheckStart> {
    if (name === limitReachedName) throw new FaceDailyLimitReached('a name that the local vendor knows')
    if (name === refusedName) throw new FaceRefused('identity', '401')
    if (this.browserScript && !metaInfo)
      throw new DriverFailure('face', { cause: 'the MetaInfo of the script is missing' })
    const person = createHash('sha256').update(idCard).digest('hex').slice(0, 32)
    if (name === failingName || (await this.#isDown(person))) throw down()
    const certifyId = randomBytes(16).toString('hex')
    const expiresAt = now().plus({ minutes: FaceLifeMinutes }).toISO()!
    const stored: StoredCheck = { name, idCardMasked: maskIdCard(idCard), returnUrl, expiresAt, person }

    await mkdir(this.#folder, { recursive: true })
    await writeFile(this.#file(certifyId, 'tmp'), JSON.stringify(stored))
    await rename(this.#file(certifyId, 'tmp'), this.#file(certifyId, 'json'))
    return { certifyId, certifyUrl: `${publicUrl}/local/face/${certifyId}` }
  }

  async verdict(certifyId: string): Promise<FaceVerdict> {
    const stored = await this.#read(certifyId)
    if (stored && (await this.#isDown(stored.person))) throw down()
    return this.#decided(certifyId)
  }

  async #decided(certifyId: string): Promise<FaceVerdict> {
    const decided = await readFile(this.#file(certifyId, 'verdict'), 'utf8').catch(() => null)
    if (decided === null) return { state: 'pending', subCode: null }
    return decided === 'passed' ? { state: 'passed', subCode: '200' } : { state: 'failed', subCode: '204' }
  }

  async find(certifyId: string): Promise<FaceView | null> {
    const found = await this.#read(certifyId)
    if (!found) return null
    const { expiresAt, person, ...stored } = found
    const { state } = await this.#decided(certifyId)
    const isExpired = state === 'pending' && new Date(expiresAt).getTime() <= now().toMillis()
    return { ...stored, state: isExpired ? 'expired' : state, isDown: await this.#isDown(person) }
  }

  /** An outage of the vendor, for all checks of the person of this one. */
  async setDown(certifyId: string, isDown: boolean): Promise<void> {
    const stored = await this.#read(certifyId)
    if (!stored) return
    const file = this.#file(stored.person, 'down')
    if (isDown) await writeFile(file, '')
    else await rm(file, { force: true })
  }

  async #read(certifyId: string): Promise<StoredCheck | null> {
    const text = await readFile(this.#file(certifyId, 'json'), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as StoredCheck)
  }

  async #isDown(person: string): Promise<boolean> {
    return (await stat(this.#file(person, 'down')).catch(() => null)) !== null
  }

  async decide(certifyId: string, passed: boolean): Promise<void> {
    const view = await this.find(certifyId)
    if (view?.state !== 'pending') return
    const verdict = passed ? 'passed' : 'failed'
    await writeFile(this.#file(certifyId, 'verdict'), verdict, { flag: 'wx' }).catch(() => {})
  }

  /** Only ids in our format become file names. */
  #file(certifyId: string, ending: string): string {
    const name = /^[0-9a-f]{32}$/.test(certifyId) ? certifyId : 'unknown'
    return join(this.#folder, `${name}.${ending}`)
  }
}

const down = () => new DriverFailure('face', { cause: 'the local vendor is down' })
