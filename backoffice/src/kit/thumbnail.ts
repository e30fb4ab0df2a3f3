import { drawing } from '@zhuxue/api/pictures'

export function thumbnail(address: string): string {
  return drawing(address, 200, 'webp') ?? address
}
