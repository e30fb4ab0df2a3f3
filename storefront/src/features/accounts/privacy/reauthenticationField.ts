import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts'

export type Proof = { currentPassword?: string; oldVerifyCode?: string }

/** The password, or a code to the own telephone, with the error of the last attempt. */
export function useOwnerProof() {
  const [byCode, setByCode] = useState(false)
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  return {
    byCode,
    value,
    problem,
    setProblem,
    change(text: string) {
      setValue(text)
      setProblem(null)
    },
    swap() {
      setByCode(!byCode)
      setValue('')
      setProblem(null)
    },
    clear: () => setValue(''),
    /** Null when nothing was typed; the field shows the error. */
    readOrShowError(): Proof | null {
      const typed = value.trim()
      if (typed) return byCode ? { oldVerifyCode: typed } : { currentPassword: value }
      setProblem(byCode ? messages.verifyCodeRequired : messages.currentPasswordRequired)
      return null
    },
  }
}
export type OwnerProof = ReturnType<typeof useOwnerProof>
