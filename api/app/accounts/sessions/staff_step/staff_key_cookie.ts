import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'

const cookie = 'zhuxue_staff'
const options = {
  path: '/api',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
  encode: false,
} as const

/** Binds the staff step to this browser. It ends with the browser and alone opens nothing. */
export function setStaffKey({ response }: HttpContext, key: string): void {
  response.plainCookie(cookie, key, options)
}

export function clearStaffKey({ response }: HttpContext): void {
  response.clearCookie(cookie, options)
}

export function staffKeyOf({ request }: HttpContext): string | undefined {
  const key: unknown = request.plainCookie(cookie, undefined, false)
  return typeof key === 'string' ? key : undefined
}
