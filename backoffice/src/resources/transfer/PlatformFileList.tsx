import { PlatformFiles } from '@zhuxue/api/terms/transfer'

/** The files of another platform that an upload reads. */
export function PlatformFileList({ platform }: { platform: keyof typeof PlatformFiles }) {
  return (
    <ul style={{ margin: '-16px 0 24px', paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {PlatformFiles[platform].map(({ name, content }) => (
        <li key={name}>
          <strong>{name}</strong>：{content}
        </li>
      ))}
    </ul>
  )
}
