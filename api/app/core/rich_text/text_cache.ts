/** Results of a function of a text, least recently used first, up to so many characters of texts and results. */
export class TextCache {
  #kept = new Map<string, string>()
  #characters = 0

  constructor(readonly maxCharacters: number) {}

  has(text: string): boolean {
    return this.#kept.has(text)
  }

  get(text: string, make: () => string): string {
    const known = this.#kept.get(text)
    if (known !== undefined) this.#remove(text, known)
    const result = known ?? make()
    this.#kept.set(text, result)
    this.#characters += text.length + result.length
    this.#makeRoom()
    return result
  }

  #makeRoom(): void {
    for (const [text, result] of this.#kept) {
      if (this.#characters <= this.maxCharacters) return
      this.#remove(text, result)
    }
  }

  #remove(text: string, result: string): void {
    this.#kept.delete(text)
    this.#characters -= text.length + result.length
  }
}
