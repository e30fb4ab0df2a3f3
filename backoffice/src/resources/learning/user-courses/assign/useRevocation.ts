import { adminMessages } from '@zhuxue/api/terms/learning'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { revokeCode } from '../calls'
import type { LiveCode } from '../../../../lib/apiTypes'
import { useModal } from '../../../../components/dialog/useModal'

/** Revokes a redeem code after confirmation; a course already opened with it stays open. */
export function useRevocation() {
  const modal = useModal()
  const { run, busy } = useApiMutation('live-codes')

  const revoke = ({ liveCodeId, liveCode, state }: LiveCode) =>
    void modal.confirm({
      title: '确定要作废该直播码吗?',
      content:
        state === 'used'
          ? `${liveCode} 已经使用，作废后课程仍然有效；要收回课程请到“学员课程”停用或删除。`
          : `${liveCode} 作废后不能再开通课程。`,
      okText: '作废',
      cancelText: '取消',
      okButtonProps: { danger: true },
      onOk: () => run(liveCodeId, () => revokeCode(liveCodeId), adminMessages.codeRevoked),
    })

  return { revoke, busy }
}
export type Revocation = ReturnType<typeof useRevocation>
