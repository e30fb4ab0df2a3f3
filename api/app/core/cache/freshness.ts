/** Maximum seconds that a page or a visitor's response is cached. */
export const FreshSeconds = 300
/** The same when a purge by another process may not arrive. */
export const ShortSeconds = 5
