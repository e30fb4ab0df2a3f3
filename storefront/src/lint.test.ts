import { ESLint } from 'eslint'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../../', import.meta.url)) })
const error = 2

test.each(['storefront', 'backoffice'])('the screens of %s are linted', async (part) => {
  const { rules } = await eslint.calculateConfigForFile(`${part}/src/features/Some.tsx`)
  const wanted = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps', 'eqeqeq']
  for (const rule of wanted) expect([rule, rules[rule]?.[0]]).toEqual([rule, error])
})
