/** The mark of the portal: a seedling. The name stands beside it, so the picture itself says nothing. */
export function Logo() {
  return (
    <svg className="s-logo" viewBox="0 0 32 32" width="40" height="40" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="4" className="s-logo__grund" />
      <path
        className="s-logo__zeichen"
        d="M16 26V14m0 4.500c-4 0-7-2.500-7-7 4 0 7 2.500 7 7Zm0-4.500c0-4 3-7 7-7 0 4-3 7-7 7Z"
      />
    </svg>
  )
}
