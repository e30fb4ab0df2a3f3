import { Button, type ButtonProps } from 'antd'

/** A command in a row or in running text, without padding so that it aligns with the text above. */
export const LinkButton = (props: Omit<ButtonProps, 'type' | 'size' | 'style'>) => (
  <Button {...props} type="link" size="small" style={{ padding: 0 }} />
)
