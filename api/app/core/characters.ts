/** Imports nothing: every form loads it, also on pages that need no other rule. */

/** Code points, as databases count them: a hanzi of extension B is one. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\u{10000}-\u{10FFFF}]/gu)?.length ?? 0)
}

export function cutCharacters(text: string, max: number): string {
  return characterCount(text) > max ? [...text].slice(0, max).join('') : text
}
