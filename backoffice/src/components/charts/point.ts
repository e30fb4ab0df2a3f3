export interface Point {
  name: string
  value: number
  /** Drawn in the colour of what is right. */
  isRight?: boolean
}

/** How the axis of values is marked, where the library's own choice reads badly. */
export interface Axis {
  format?: (value: number) => string
  ticks?: (most: number) => number[]
}
