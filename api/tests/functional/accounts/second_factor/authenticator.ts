import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { relyingParty } from '#accounts/second_factor/passkeys/relying_party'

interface Behaviour {
  origin?: string
  rpId?: string
  /** The authenticator verifies the user by fingerprint, face or PIN. */
  verifiesUser?: boolean
  challenge?: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url')

/** A software passkey with an ES256 key; it signs like a browser with its authenticator. */
export class Authenticator {
  readonly credentialId = randomBytes(32)
  counter = 0
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  get id(): string {
    return text(this.credentialId)
  }

  create(options: { challenge: string }, behaviour: Behaviour = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialId.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#cosePublicKey()])
    const authData = Buffer.concat([this.#head(behaviour, 0x40), attested])
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never
    )
    return this.#answer({
      clientDataJSON: text(this.#clientData('webauthn.create', options, behaviour)),
      attestationObject: text(attestationObject),
      transports: ['internal'],
    })
  }

  get(options: { challenge: string }, behaviour: Behaviour = {}) {
    this.counter += 1
    const clientData = this.#clientData('webauthn.get', options, behaviour)
    const authData = this.#head(behaviour, 0)
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
    })
  }

  #answer<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response }
  }

  #clientData(type: string, { challenge }: { challenge: string }, behaviour: Behaviour): Buffer {
    const origin = behaviour.origin ?? relyingParty.origin
    return Buffer.from(
      JSON.stringify({ type, challenge: behaviour.challenge ?? challenge, origin, crossOrigin: false })
    )
  }

  /** Hash of the RP id, flags (present, verified, attested), counter. */
  #head({ rpId = relyingParty.id, verifiesUser = true }: Behaviour, more: number): Buffer {
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | more
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(rpId), rest])
  }

  #cosePublicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (part?: string) => new Uint8Array(Buffer.from(part!, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key as never))
  }
}
