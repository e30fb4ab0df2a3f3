/** A column of names and codes as they were typed, which browsers must not translate. */
export const noTranslate = { onCell: () => ({ translate: 'no' as const }) }
