import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
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
}

interface StoredCheck {
  name: string
  idCardMasked: string
  returnUrl: string
  expiresAt: string
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
    if (name === failingName) {
      throw new DriverFailure('face', { cause: 'a name that the local vendor refuses' })
    }
    const certifyId = randomBytes(16).toString('hex')
    const expiresAt = now().plus({ minutes: FaceLifeMinutes }).toISO()!
    const stored: StoredCheck = { name, idCardMasked: maskIdCard(idCard), returnUrl, expiresAt }

    await mkdir(this.#folder, { recursive: true })
    await writeFile(this.#file(certifyId, 'tmp'), JSON.stringify(stored))
    await rename(this.#file(certifyId, 'tmp'), this.#file(certifyId, 'json'))
    return { certifyId, certifyUrl: `${publicUrl}/local/face/${certifyId}` }
  }

  async verdict(certifyId: string): Promise<FaceVerdict> {
    const decided = await readFile(this.#file(certifyId, 'verdict'), 'utf8').catch(() => null)
    if (decided === null) return { state: 'pending', subCode: null }
    return decided === 'passed' ? { state: 'passed', subCode: '200' } : { state: 'failed', subCode: '204' }
  }

  async find(certifyId: string): Promise<FaceView | null> {
    const text = await readFile(this.#file(certifyId, 'json'), 'utf8').catch(() => null)
    if (text === null) return null

    const { expiresAt, ...stored }: StoredCheck = JSON.parse(text)
    const { state } = await this.verdict(certifyId)
    const isExpired = state === 'pending' && new Date(expiresAt).getTime() <= now().toMillis()
    return { ...stored, state: isExpired ? 'expired' : state }
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
