export interface Point {
  name: string
  value: number
}
