// Every page holds this file inline, with the directive `client:painted`.

/** On the root until the first view is painted. */
export const openingAttribute = 'data-opening'
/** In milliseconds after the page itself: a picture that never comes must not hold back buttons or parts of the page. */
export const maxWaitMs = 3_000
