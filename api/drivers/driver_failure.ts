/** The only error that leaves a driver: somebody outside did not do as asked. */
export class DriverFailure extends Error {
  /**
   * The provider's own word for its refusal, as in `NOT_ENOUGH`: then we know that nothing was done. Null when
   * nobody knows what became of the call.
   */
  readonly refusal: string | null

  constructor(
    /** The role that failed, as in `payment`. */
    readonly role: string,
    options: { cause: unknown; message?: string; refusal?: string }
  ) {
    super(options.message ?? `the ${role} driver failed: ${String(options.cause)}`, options)
    this.name = 'DriverFailure'
    this.refusal = options.refusal ?? null
  }
}
