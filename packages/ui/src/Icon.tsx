/** The pictures of KERN that the stylesheet contains (stil/kern.scss). */
export type IconName =
  | 'account-circle'
  | 'add'
  | 'arrow-back'
  | 'arrow-down'
  | 'arrow-forward'
  | 'arrow-up'
  | 'autorenew'
  | 'brightness-medium'
  | 'calendar-today'
  | 'check'
  | 'checklist'
  | 'chevron-left'
  | 'chevron-right'
  | 'close'
  | 'content-copy'
  | 'danger'
  | 'dark-mode'
  | 'dehaze'
  | 'delete'
  | 'download'
  | 'draft'
  | 'drive-folder-upload'
  | 'edit'
  | 'help'
  | 'home'
  | 'info'
  | 'language'
  | 'light-mode'
  | 'logout'
  | 'mail'
  | 'more-vert'
  | 'open-in-new'
  | 'question-mark'
  | 'search'
  | 'success'
  | 'unternehmen'
  | 'visibility'
  | 'visibility-off'
  | 'warning'

/** A picture beside words; screen readers skip it, so the words must say everything. */
export function Icon({ name, groesse }: { name: IconName; groesse?: 'small' | 'large' | 'x-large' }) {
  return (
    <span
      className={`kern-icon kern-icon--${name}${groesse ? ` kern-icon--${groesse}` : ''}`}
      aria-hidden="true"
    />
  )
}
