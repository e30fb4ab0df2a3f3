let draining = false

export function isDraining(): boolean {
  return draining
}

export function startDraining(): void {
  draining = true
}
