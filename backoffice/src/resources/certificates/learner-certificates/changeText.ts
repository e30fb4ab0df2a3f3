interface Hours {
  availableHours: number
  heldHours: number
}

/** The changes of a correction, in minutes. */
export function changeText({ before, after }: { before: Hours; after: Hours }): string {
  const changes = [
    { name: '未上传', from: before.availableHours, to: after.availableHours },
    { name: '待通过测试', from: before.heldHours, to: after.heldHours },
  ]
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => `${name}由${from}变为${to}分钟`)
  return changes.join('，') || '学时没有变化'
}
