/** Ends the process with a message that explains what to do. */
export function refuseStart(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
