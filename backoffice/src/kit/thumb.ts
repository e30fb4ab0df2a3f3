import { drawing } from '@zhuxue/api/pictures'

/** The address of a stored picture drawn small, for a line of a list; any other picture as it is. */
export function thumb(address: string): string {
  return drawing(address, 200, 'webp') ?? address
}
