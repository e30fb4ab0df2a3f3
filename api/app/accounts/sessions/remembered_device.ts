import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { consumeQuotas } from '#core/http/quotas'
import { subnetOf } from '#core/http/ip_ranges'
import { TooManyRequests } from '#core/errors'
import { now } from '#core/time'

/** A device with an earlier sign-in. It grants no access: it only has its own attempts and quotas. */
export interface RememberedDevice {
  id: string
  /** Users who signed in on it, each with the Unix second until which it is remembered. */
  people: Record<string, number>
}

const cookie = 'zhuxue_device'
const rememberedSeconds = 180 * 24 * 3600
/** A cookie holds at most 4 KB; a training room has one machine for many users. */
const maxPeople = 40

/** The content of the device's cookie, if we signed it (docs/decisions/0029). */
export function knownDevice({ request }: HttpContext): RememberedDevice | null {
  const { id, people } = request.encryptedCookie(cookie) ?? {}
  return typeof id === 'string' && people instanceof Object ? { id, people } : null
}

/** Whose attempts are counted: those of the user's own device, or of a subnet. */
export function loginOrigin(
  caller: { ip: string },
  device: RememberedDevice | null,
  userId: number | undefined
): LoginOrigin {
  return hasSignedInOn(device, userId) ? { device: device!.id } : { network: subnetOf(caller.ip) }
}

export function hasSignedInOn(device: RememberedDevice | null, userId: number | undefined): boolean {
  const until = userId === undefined ? undefined : device?.people[userId]
  return until !== undefined && until > now().toSeconds()
}

/** The limit of sessions: a device has quotas, so clients must not get new ones by dropping the cookie. */
const newDevicesPerDay = 5

/** Called after a sign-in. The cookie goes only to the API and is not readable by scripts. */
export async function rememberDevice(ctx: HttpContext, userId: number): Promise<void> {
  const known = knownDevice(ctx)
  if (!known && !(await mayHaveNewDevice(userId))) return
  const { id, people } = known ?? { id: randomUUID(), people: {} }
  const at = Math.floor(now().toSeconds())
  const others = Object.entries(people)
    .filter(([person, end]) => person !== String(userId) && end > at)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxPeople - 1)
  ctx.response.encryptedCookie(
    cookie,
    { id, people: Object.fromEntries([...others, [userId, at + rememberedSeconds]]) },
    {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: publicUrl.startsWith('https:'),
      maxAge: rememberedSeconds,
    }
  )
}

async function mayHaveNewDevice(userId: number): Promise<boolean> {
  try {
    await consumeQuotas([{ key: `new-device:${userId}`, calls: newDevicesPerDay, every: '1 day' }])
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

/** Origin of attempts: a remembered device of this user, an open session, or a subnet. */
export type LoginOrigin = { device: string } | { network: string }
