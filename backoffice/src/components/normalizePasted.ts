const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

export const pastedOrderId = (typed = '') => digitsOf(typed).slice(0, 20)

/** A telephone or a part of one, without the country code. */
export const pastedTelephone = (typed = '') =>
  digitsOf(typed)
    .replace(/^(00)?86(?=1\d{10}$)/, '')
    .slice(0, 11)
