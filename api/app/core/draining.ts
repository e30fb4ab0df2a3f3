/** Set once on the way down: the process finishes what it has and asks for nothing new. */
let draining = false

export function isDraining(): boolean {
  return draining
}

export function startDraining(): void {
  draining = true
}
