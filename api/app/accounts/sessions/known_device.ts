import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { consumeQuotas } from '#core/http/quotas'
import { subnetOf } from '#core/http/ip_ranges'
import { TooManyRequests } from '#core/errors'
import { now } from '#core/time'

/** A device that somebody has signed in on before. It opens nothing: it only has tries and budgets of its own. */
export interface RememberedDevice {
  id: string
  /** Who has signed in on it, by person the second until which it is remembered. */
  people: Record<string, number>
}

const cookie = 'zhuxue_device'
const rememberedSeconds = 180 * 24 * 3600
/** A cookie holds 4 KB at most; a training room has one machine for many people. */
const maxPeople = 40

/** What the device's cookie says, if we wrote it (docs/decisions/0029). */
export function knownDevice({ request }: HttpContext): RememberedDevice | null {
  const { id, people } = request.encryptedCookie(cookie) ?? {}
  return typeof id === 'string' && people instanceof Object ? { id, people } : null
}

/** Whose tries are counted: those of the person's own device, or of a network. */
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

/** As many as may be signed in at once: a device has budgets, so nobody gets ever new ones by leaving the cookie out. */
const newDevicesPerDay = 5

/** After a sign-in. The cookie goes to the API only and no script reads it. */
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

/** Where tries come from: a device that this person has signed in on before, an open session, or a network. */
export type LoginOrigin = { device: string } | { network: string }
