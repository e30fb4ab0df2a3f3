let draining = false

/** Whether the process is on its way down: it finishes what it has and asks for nothing new. */
export function isDraining(): boolean {
  return draining
}

/** There is no way back: a process that begins to leave, leaves. */
export function startDraining(): void {
  draining = true
}
