import { unprintableCharacters } from '#core/pdf/font'

/** All in the font, so that a list does not load it for an ordinary name. */
const ordinary = /^[\u4e00-\u9fef·]*$/

/** Characters of a name that a certificate cannot show, such as hanzi of extension G. */
export function unprintableName(name: string | null): string[] {
  return !name || ordinary.test(name) ? [] : unprintableCharacters(name)
}
