import { renditionUrl } from '@zhuxue/api/pictures'

export function thumbnail(address: string): string {
  return renditionUrl(address, 200, 'webp') ?? address
}
