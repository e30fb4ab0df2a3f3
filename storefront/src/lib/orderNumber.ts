export const isOrderNumber = (text: string): boolean => /^\d{20}$/.test(text)
