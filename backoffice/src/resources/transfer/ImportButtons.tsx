import { Button } from 'antd'
import type { ImportDetail } from '../../lib/apiTypes'
import { ButtonWithReason } from '../../components/ButtonWithReason'
import { toWrite } from './importTexts'
import type { ImportActions } from './useImportActions'

/** The commands that the state permits. */
export function ImportButtons({ of, actions }: { of: ImportDetail; actions: ImportActions }) {
  const { busy } = actions
  const { state, canStart, canResume, canDiscard, isAcknowledged } = of
  return (
    <>
      {canDiscard && (
        <Button loading={busy === 'discard'} onClick={actions.discard}>
          放弃
        </Button>
      )}
      {(state === 'waiting' || state === 'running') && (
        <Button loading={busy === 'pause'} onClick={actions.pause}>
          暂停
        </Button>
      )}
      {canResume && (
        <Button type="primary" loading={busy === 'resume'} onClick={actions.resume}>
          继续导入
        </Button>
      )}
      {canStart && (
        <ButtonWithReason
          type="primary"
          disabledReason={toWrite(of.found) ? null : '没有可以写入的数据'}
          loading={busy === 'start'}
          onClick={actions.start}
        >
          开始导入
        </ButtonWithReason>
      )}
      {state === 'done_with_breaks' && !isAcknowledged && (
        <Button type="primary" loading={busy === 'acknowledge'} onClick={actions.acknowledge}>
          已处理，确认
        </Button>
      )}
    </>
  )
}
