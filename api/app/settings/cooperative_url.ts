/** Placeholders in a partner's URL that are filled for each learner. */
const places = /\{(idCard|liveCode)\}/g

export interface CooperativeLearner {
  idCard: string
  liveCode: string
}

/** Both values are URL-encoded and come after the host, so that they cannot change the destination. */
export function renderCooperativeUrl(template: string, learner: CooperativeLearner): string {
  return template.replace(places, (_, name: keyof CooperativeLearner) => encodeURIComponent(learner[name]))
}

/** https, a fixed host, no credentials, contains the redeem code, and no other braces. */
export function isCooperativeTemplate(template: string): boolean {
  if (!template.includes('{liveCode}') || /[{}\\\s]/.test(template.replace(places, ''))) return false
  const [one, other] = ['a', 'b'].map((value) => {
    const filled = renderCooperativeUrl(template, { idCard: value, liveCode: value })
    return URL.canParse(filled) ? new URL(filled) : null
  })
  if (!one || !other) return false
  return one.protocol === 'https:' && one.origin === other.origin && !one.username && !one.password
}
