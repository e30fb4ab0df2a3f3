import { extname } from 'node:path'
import { isAndroidPackage } from '#drivers/storage/android_package'
import { isOfficePackage } from '#drivers/storage/office_package'
import type { RandomAccess } from '#drivers/storage/random_access'

const signatures: Record<string, number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ppt: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ofd: [0x50, 0x4b, 0x03, 0x04],
  docx: [0x50, 0x4b, 0x03, 0x04],
  pptx: [0x50, 0x4b, 0x03, 0x04],
  apk: [0x50, 0x4b, 0x03, 0x04],
}
const pictures = ['jpg', 'png']
const packages = ['docx', 'pptx', 'ofd']

export async function isOfKind(file: RandomAccess, key: string): Promise<boolean> {
  const kind = kindOf(key)
  const accepted = pictures.includes(kind) ? pictures : [kind]
  const head = await file.read(0, 16)
  const begins = accepted.some((one) => signatures[one]?.every((byte, at) => head[at] === byte))
  if (!begins) return false
  if (kind === 'apk') return isAndroidPackage(file)
  return !packages.includes(kind) || isOfficePackage(file, kind)
}

export function isPicture(key: string): boolean {
  return pictures.includes(kindOf(key))
}

function kindOf(key: string): string {
  return extname(key).slice(1)
}
