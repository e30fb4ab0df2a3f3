import { randomInt } from 'node:crypto'
import { extensionOf } from '#drivers/storage/content_types'
import { now } from '#core/time'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const nameLength = 20

/** `<category>/<yyyymm>/<owner>/<20 random characters>.<ext>` */
export function newObjectKey(category: string, ownerId: number, contentType: string): string {
  const name = Array.from({ length: nameLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${category}/${now().toFormat('yyyyMM')}/${ownerId}/${name}.${extensionOf[contentType]}`
}
