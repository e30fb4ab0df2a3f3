/** Ends the process and explains what to do. */
export function exitWithMessage(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}
