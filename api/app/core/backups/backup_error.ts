/** An error with a message that an operator can act on. */
export class BackupError extends Error {}
