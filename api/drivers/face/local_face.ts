import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicUrl } from '#config/app'
import { maskIdCard } from '#core/plain_rules'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import {
  FaceLifeMinutes,
  FaceTriesSpent,
  FaceVerifier,
  type FaceSubject,
  type FaceCheckStart,
  type FaceVerdict,
} from '#drivers/face/face_verifier'

/** Names for which the local vendor misbehaves, to see what happens then. */
export const refusedName = '核验故障'
export const spentName = '次数用尽'

/** A check as its page shows it. */
export interface FaceView {
  name: string
  idCardMasked: string
  state: FaceVerdict['state'] | 'expired'
  returnUrl: string
}

interface Kept {
  name: string
  idCardMasked: string
  returnUrl: string
  expiresAt: string
}

/**
 * A vendor on this machine: its page has the buttons 通过 and 不通过. Checks are files under DATA_DIR, so
 * a restart and a second process see the same; the verdict is a file of its own that is written once.
 */
export default class LocalFace extends FaceVerifier {
  #folder = join(env.get('DATA_DIR'), 'face')

  async begin({ name, idCard, returnUrl }: FaceSubject): Promise<FaceCheckStart> {
    if (name === spentName) throw new FaceTriesSpent('a name that the local vendor knows')
    if (name === refusedName) {
      throw new DriverFailure('face', { cause: 'a name that the local vendor refuses' })
    }
    const certifyId = randomBytes(16).toString('hex')
    const expiresAt = now().plus({ minutes: FaceLifeMinutes }).toISO()!
    const kept: Kept = { name, idCardMasked: maskIdCard(idCard), returnUrl, expiresAt }

    await mkdir(this.#folder, { recursive: true })
    await writeFile(this.#file(certifyId, 'tmp'), JSON.stringify(kept))
    await rename(this.#file(certifyId, 'tmp'), this.#file(certifyId, 'json'))
    return { certifyId, certifyUrl: `${publicUrl}/local/face/${certifyId}` }
  }

  async verdict(certifyId: string): Promise<FaceVerdict> {
    const decided = await readFile(this.#file(certifyId, 'verdict'), 'utf8').catch(() => null)
    if (decided === null) return { state: 'pending', subCode: null }
    return decided === 'passed'
      ? { state: 'passed', subCode: '200' }
      : { state: 'failed', subCode: '204' }
  }

  /** What the page shows, or null for a check that nobody began. */
  async look(certifyId: string): Promise<FaceView | null> {
    const text = await readFile(this.#file(certifyId, 'json'), 'utf8').catch(() => null)
    if (text === null) return null

    const { expiresAt, ...kept }: Kept = JSON.parse(text)
    const { state } = await this.verdict(certifyId)
    const isOver = state === 'pending' && new Date(expiresAt).getTime() <= now().toMillis()
    return { ...kept, state: isOver ? 'expired' : state }
  }

  /** A press of one of the buttons. The first one counts, and only in time. */
  async decide(certifyId: string, passed: boolean): Promise<void> {
    const view = await this.look(certifyId)
    if (view?.state !== 'pending') return
    const verdict = passed ? 'passed' : 'failed'
    await writeFile(this.#file(certifyId, 'verdict'), verdict, { flag: 'wx' }).catch(() => {})
  }

  /** Only what we made ourselves names a file. */
  #file(certifyId: string, ending: string): string {
    const name = /^[0-9a-f]{32}$/.test(certifyId) ? certifyId : 'unknown'
    return join(this.#folder, `${name}.${ending}`)
  }
}
