/** A column of names and codes as they were typed in: no words that a browser should translate. */
export const noTranslate = { onCell: () => ({ translate: 'no' as const }) }
