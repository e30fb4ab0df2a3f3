export interface Point {
  name: string
  value: number
}

/** How the axis of values is marked, where the library's own choice reads badly. */
export interface Axis {
  format?: (value: number) => string
  ticks?: (most: number) => number[]
}
