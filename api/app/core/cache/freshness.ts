/** How long a page or a visitor's answer is cached at most. */
export const FreshSeconds = 300
/** The same where a purge by another process may not be heard. */
export const ShortSeconds = 5
