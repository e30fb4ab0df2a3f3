/** Ends the process and explains what to do. */
export function refuseStart(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
