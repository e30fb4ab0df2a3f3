interface Rules {
  createHTML?: (html: string) => string
  createScriptURL?: (address: string) => string
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Required<Rules>
}

/** Absent in browsers without trusted types, which take strings. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
