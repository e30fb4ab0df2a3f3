/** Ends the process with one sentence that says what to do. */
export function refuseStart(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
