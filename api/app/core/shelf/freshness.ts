/** How long a page or a visitor's answer is kept at most, should a purge get lost. */
export const FreshSeconds = 300
