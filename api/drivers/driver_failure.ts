/** The only error that leaves a driver: somebody outside did not do as asked. */
export class DriverFailure extends Error {
  constructor(
    /** The role that failed, as in `payment`. */
    readonly role: string,
    options: { cause: unknown; message?: string }
  ) {
    super(options.message ?? `the ${role} driver failed: ${String(options.cause)}`, options)
    this.name = 'DriverFailure'
  }
}
