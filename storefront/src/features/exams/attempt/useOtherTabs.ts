import { useEffect, useEffectEvent, useState } from 'react'

type Message = 'opened' | 'here' | 'ended'

/** Whether the attempt is open in another tab of this browser too; when one tab ends it, the others are notified. */
export function useOtherTabs(userPaperId: number, hasEnded: boolean, onEnded: () => void): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  const handleEnd = useEffectEvent(onEnded)
  useEffect(() => {
    const channel = new BroadcastChannel(`zhuxue.attempt.${userPaperId}`)
    const post = (message: Message) => channel.postMessage(message)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'ended') return handleEnd()
      setElsewhere(true)
      if (data === 'opened') post('here')
    }
    post(hasEnded ? 'ended' : 'opened')
    return () => channel.close()
  }, [userPaperId, hasEnded])
  return isElsewhere
}
