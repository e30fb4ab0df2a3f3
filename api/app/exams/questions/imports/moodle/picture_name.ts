/** `image/editor/202611/1/<20 characters>.png` in one name, so that an import recognizes the file. */
const name = /^(image)-(cover|editor|param)-(\d{6})-(\d+)-([A-Za-z0-9]{20}\.(?:jpg|png))$/

export const nameOfKey = (key: string) => key.replaceAll('/', '-')
export function keyOfName(text: string): string | null {
  return name.exec(text)?.slice(1).join('/') ?? null
}
