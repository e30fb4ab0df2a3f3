interface Answered {
  answerSeconds: number | null
  tries: number
}

/** How long the learner took, and how often it failed: `3 秒后，失败 2 次`. */
export function answerText({ answerSeconds, tries }: Answered): string {
  return [answerSeconds !== null && `${lengthText(answerSeconds)}后`, tries > 0 && `失败 ${tries} 次`]
    .filter(Boolean)
    .join('，')
}

function lengthText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 小时`
}
