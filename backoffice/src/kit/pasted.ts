/** How a number is read into a field that looks for it: from a message or a table it comes with all sorts of things. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** An order number or the beginning of one. */
export const pastedOrderId = (typed = '') => digitsOf(typed).slice(0, 20)

/** A telephone or a part of one, without the code of the country. */
export const pastedTelephone = (typed = '') =>
  digitsOf(typed)
    .replace(/^(00)?86(?=1\d{10}$)/, '')
    .slice(0, 11)
