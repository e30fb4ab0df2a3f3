/** Without lone surrogates, as `toWellFormed()`. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')
