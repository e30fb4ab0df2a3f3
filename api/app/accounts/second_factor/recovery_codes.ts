import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { RecoveryCodeCount } from '#accounts/second_factor/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** Without letters and digits that are easily confused. Ten of them are 49 bits. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const key = Buffer.from(hkdfSync('sha256', env.get('INDEX_KEY'), '', 'recovery_codes', 32))

/** Replaces older codes; only keyed hashes are stored. */
export async function renewRecoveryCodes(trx: Trx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RecoveryCodeCount }, newCode)
  const createdAt = toStored(now())
  await removeRecoveryCodes(trx, userId)
  await trx
    .table('recovery_codes')
    .multiInsert(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), created_at: createdAt })))
  return codes
}

export async function removeRecoveryCodes(trx: Trx, userId: number): Promise<void> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
}

/** @returns true once for each code */
export async function consumeRecoveryCode(userId: number, code: string): Promise<boolean> {
  const used = await db
    .from('recovery_codes')
    .where({ user_id: userId, code_hash: hashOf(userId, code) })
    .whereNull('used_at')
    .update({ used_at: toStored(now()) })
  return Number(used) === 1
}

export async function countRecoveryCodes(userId: number): Promise<number> {
  const [{ total }] = await db.from('recovery_codes').where('user_id', userId).whereNull('used_at').count('* as total')
  return Number(total)
}

function newCode(): string {
  const text = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** Ignores blanks, dashes and case. */
function hashOf(userId: number, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  return createHmac('sha256', key).update(`${userId}\n${plain}`).digest('hex')
}
