/** The only error that drivers throw. */
export class DriverFailure extends Error {
  /** The provider's error code of a rejection, such as `NOT_ENOUGH`: nothing was done. Null when the outcome is unknown. */
  readonly rejectCode: string | null

  constructor(
    readonly role: string,
    options: { cause: unknown; message?: string; rejectCode?: string }
  ) {
    super(options.message ?? `the ${role} driver failed: ${String(options.cause)}`, options)
    this.name = 'DriverFailure'
    this.rejectCode = options.rejectCode ?? null
  }
}
