// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { DrawRule } from '@zhuxue/api/terms/exams'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Paper } from '../../../lib/apiTypes'
import { renderRoutes } from '../../../tests/renderScreen'
import { RulesTab } from './RulesTab'
import { newRule } from './rules'

vi.mock('../../../providers/api', () => ({ call: async () => ({ msg: '保存成功', lacks: ['还缺 3 道'] }) }))
vi.mock('./RuleFields', () => ({
  RuleFields: ({ rule, onChange }: { rule: DrawRule; onChange: (next: DrawRule) => void }) => (
    <button onClick={() => onChange({ ...rule, count: rule.count + 1 })}>再多一道</button>
  ),
}))

test('typed rules survive a refetch of the paper', async () => {
  let readAgain: (() => void) | undefined
  let isDirty = false
  function Screen() {
    const [lockVersion, setLockVersion] = useState(1)
    const drawRules = [{ ...newRule(), questionBankIds: [1] }]
    const reload = () =>
      new Promise<void>((resolve) => {
        readAgain = () => {
          setLockVersion(2)
          resolve()
        }
      })
    return (
      <RulesTab
        paper={{ paperId: 1, lockVersion, drawRules } as Paper}
        banks={[]}
        onChanged={reload}
        onDirty={(dirty) => (isDirty = dirty)}
      />
    )
  }
  renderRoutes({ at: '/', screens: { '/': <Screen /> }, dataProvider: {} as never })

  fireEvent.click(await screen.findByRole('button', { name: '保存规则（共 5 道题）' }))
  await vi.waitFor(() => expect(readAgain).toBeDefined())
  fireEvent.click(screen.getByText('再多一道'))
  readAgain?.()

  await screen.findByText('还缺 3 道')
  expect(screen.getByRole('button', { name: /保存规则（共 6 道题）/ })).toBeTruthy()
  expect(isDirty, 'only five were saved').toBe(true)
})
