import { characterCount, cutCharacters } from '@zhuxue/api/rules'

/**
 * The `count` of an input of at most `max` characters; `maxLength` counts UTF-16 units, of which a rare hanzi has two.
 * A number that is pasted with spaces or hyphens is normalized before it is cut.
 */
export const charactersUpTo = (max: number, normalize = (text: string) => text) => ({
  max,
  strategy: characterCount,
  exceedFormatter: (text: string) => cutCharacters(normalize(text), max),
})
