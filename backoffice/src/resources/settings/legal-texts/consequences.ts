import { agreedKinds, type LegalTextKind } from '@zhuxue/api/terms/accounts/legal_texts'

/** The consequences of publishing, one per line. */
export function consequencesOf(version: { kind: LegalTextKind; isFirst: boolean; major: boolean }) {
  const { kind, isFirst, major } = version
  const consent = !agreedKinds.includes(kind)
    ? '只作公示，不需要学员同意。'
    : isFirst || major
      ? '注册时须勾选同意这一版；所有已注册学员下次打开网页时须阅读并同意，不同意的只能退出登录。'
      : '今后注册的学员同意这一版；已注册学员不会再次收到提示。'
  return ['发布后立即生效，不能撤回；以前的版本仍可查阅。', consent]
}
