/** What the factories of a run made up about people: none of it may stand in the log (tests/log). */
export const planted = new Set<string>()

export function plant(...texts: string[]): void {
  for (const text of texts) planted.add(text)
}

/** The planted texts of a log, each once. */
export function plantedIn(log: string): string[] {
  return [...planted].filter((text) => log.includes(text))
}
