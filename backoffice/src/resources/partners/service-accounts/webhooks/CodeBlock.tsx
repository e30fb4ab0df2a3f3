import { Typography } from 'antd'

/** Text of a call, as it was sent. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <pre
        translate="no"
        tabIndex={0}
        aria-label={label}
        style={{
          maxHeight: 320,
          fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
          fontSize: 13,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          marginBlock: '4px 12px',
        }}
      >
        {children}
      </pre>
    </>
  )
}
