import { personNameError } from '@zhuxue/api/rules'

/** Rule of a name of a person. */
export const legalName = {
  validator: async (_: unknown, typed?: string) => {
    const errorText = personNameError(typed ?? '')
    if (errorText) throw new Error(errorText)
  },
}
