/**
 * How every form of the portal behaves: checked on leaving a field and on submit, never while typing; the error
 * summary takes the focus, not the first field. `useForm({ ...FORMULAR, resolver, defaultValues })`.
 */
export const FORMULAR = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const
