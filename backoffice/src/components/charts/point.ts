export interface Point {
  name: string
  value: number
  /** Drawn in the colour of correct answers. */
  isRight?: boolean
}

/** Ticks of the value axis, where the default ones read badly. */
export interface Axis {
  format?: (value: number) => string
  ticks?: (maximum: number) => number[]
}
