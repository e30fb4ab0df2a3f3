/** Opens the dialog; resolves to whether the user proved the identity. */
type Prompt = () => Promise<boolean>

let prompt: Prompt | null = null
let open: Promise<boolean> | null = null

/** @returns a function that removes it */
export function registerIdentityPrompt(one: Prompt): () => void {
  prompt = one
  return () => {
    if (prompt !== one) return
    prompt = null
    open = null
  }
}

/** Several refused calls share one dialog. */
export function proveIdentity(): Promise<boolean> {
  open ??= (prompt?.() ?? Promise.resolve(false)).finally(() => (open = null))
  return open
}
