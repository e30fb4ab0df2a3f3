/** The number of Unicode characters. */
export const length = (text: string): number => [...text].length

/** The values that occur more than once. */
export function twice<T>(values: T[]): T[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}
