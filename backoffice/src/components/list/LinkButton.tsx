import { Button, type ButtonProps } from 'antd'

/** A command in a row or in running text: as wide as its words, so that it stands in line with what is above it. */
export const LinkButton = (props: Omit<ButtonProps, 'type' | 'size' | 'style'>) => (
  <Button {...props} type="link" size="small" style={{ padding: 0 }} />
)
