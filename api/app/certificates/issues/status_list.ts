import { randomInt } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { SignJWT, compactVerify, importJWK, type JWK } from 'jose'
import { publicUrl } from '#config/app'
import { currentKeyId, issuerDid, keyOf, signingKey } from '#certificates/issues/signing_keys'
import { IssueState } from '#certificates/issues/terms'
import { now } from '#core/time'

/** The bit of one print (https://www.w3.org/TR/vc-bitstring-status-list). */
export interface StatusEntry {
  list: number
  index: number
}

/** The minimum of the standard, so that a list says little about how many prints exist. */
const Bits = 131_072
/** Verifiers may keep a list for so long. */
export const ListSeconds = 300
const validDays = 7

const listUrl = (list: number) => `${publicUrl}/api/public/status-lists/${list}`

export function toCredentialStatus({ list, index }: StatusEntry) {
  return {
    id: `${listUrl(list)}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: listUrl(list),
  }
}

/** A free random bit, as consecutive ones would tell how many were printed before; a list is filled by half. */
export async function newStatusEntry(client: QueryClientContract): Promise<StatusEntry> {
  const latest = await client
    .from('certificate_issues')
    .groupBy('status_list')
    .orderBy('status_list', 'desc')
    .select('status_list as list')
    .count('* as prints')
    .first()
  const list = !latest ? 1 : latest.prints < Bits / 2 ? (latest.list as number) : latest.list + 1
  for (;;) {
    const index = randomInt(Bits)
    const taken = await client.from('certificate_issues').where({ status_list: list, status_index: index }).first()
    if (!taken) return { list, index }
  }
}

/** A VC-JWT, signed for each request; null if no print can be in the list. */
export async function signStatusList(client: QueryClientContract, list: number): Promise<string | null> {
  const isUsed = await client.from('certificate_issues').where('status_list', list).first()
  if (list !== 1 && !isUsed) return null
  const ended = await client
    .from('certificate_issues')
    .where('status_list', list)
    .whereNot('state', IssueState.Valid)
    .select('status_index as index')
  const bits = new Uint8Array(Bits / 8)
  for (const { index } of ended) bits[index >> 3] |= 0x80 >> (index & 7)

  const from = now().startOf('second')
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    'id': listUrl(list),
    'type': ['VerifiableCredential', 'BitstringStatusListCredential'],
    'issuer': issuerDid,
    'validFrom': from.toJSDate().toISOString(),
    'validUntil': from.plus({ days: validDays }).toJSDate().toISOString(),
    'credentialSubject': {
      id: `${listUrl(list)}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: ListSeconds * 1000,
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  }
  return new SignJWT(credential)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: await currentKeyId() })
    .setIssuer(issuerDid)
    .setJti(credential.id)
    .setNotBefore(from.toJSDate())
    .setExpirationTime(from.plus({ days: validDays }).toJSDate())
    .sign(signingKey)
}

/** Names of the standard's errors. */
export type StatusError = 'STATUS_VERIFICATION_ERROR' | 'STATUS_LIST_LENGTH_ERROR' | 'RANGE_ERROR'

/**
 * Whether a saved list says that a print is revoked or superseded.
 * @param status of the credential
 */
export async function readStatus(
  jwt: string,
  status: ReturnType<typeof toCredentialStatus>,
  keys: JWK[]
): Promise<'valid' | 'ended' | StatusError> {
  const list = await verifiedList(jwt, keys)
  if (!list || list.id !== status.statusListCredential) return 'STATUS_VERIFICATION_ERROR'
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'), {
    maxOutputLength: 1e6,
  })
  if (bits.length * 8 < Bits) return 'STATUS_LIST_LENGTH_ERROR'
  const index = Number(status.statusListIndex)
  if (!(index < bits.length * 8)) return 'RANGE_ERROR'
  return bits[index >> 3] & (0x80 >> (index & 7)) ? 'ended' : 'valid'
}

interface StatusList {
  id: string
  validFrom: string
  validUntil: string
  credentialSubject: { encodedList: string }
}

async function verifiedList(jwt: string, keys: JWK[]): Promise<StatusList | null> {
  try {
    const key = keyOf(jwt, keys)
    if (!key) return null
    const { payload } = await compactVerify(jwt, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] })
    const list: StatusList = JSON.parse(new TextDecoder().decode(payload))
    const time = now().toMillis()
    return Date.parse(list.validFrom) <= time && time < Date.parse(list.validUntil) ? list : null
  } catch {
    return null
  }
}
