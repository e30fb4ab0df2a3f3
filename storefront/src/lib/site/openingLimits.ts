// Every page inlines this file, with the directive `client:painted`.

/** On the root until the first paint. */
export const openingAttribute = 'data-opening'
/** Milliseconds after the page itself: a missing image must not hold back buttons or parts of the page. */
export const maxWaitMs = 3_000
