/** What was pressed is gone or stands elsewhere, once that is drawn: whoever uses the keys goes on there. */
export const fokusDanach = (wohin: () => HTMLElement | null | undefined): void =>
  queueMicrotask(() => wohin()?.focus())
