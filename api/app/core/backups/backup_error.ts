/** A no in words that whoever runs the command can act on. */
export class BackupError extends Error {}
