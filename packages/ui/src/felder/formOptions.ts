/**
 * How every form of the portal behaves: checked on leaving a field and on submit, never while
 * typing, what is chosen with the choice (useWahl); the error
 * summary takes the focus, not the first field. `useForm({ ...FORM_OPTIONS, resolver, defaultValues })`.
 */
export const FORM_OPTIONS = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const
