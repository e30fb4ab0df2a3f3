import dayjs from 'dayjs'

/** For a form item with a date picker: its value is `yyyy-MM-dd`, as the API has it. */
export const dayProps = {
  getValueProps: (value: unknown) => ({ value: typeof value === 'string' ? dayjs(value) : null }),
  getValueFromEvent: (_day: unknown, text: string | string[] | null) => text || undefined,
}
