import type { ReactNode } from 'react'

/** Of a case or a submission: 'GE-2026-000123'. */
const NUMMER = /([A-Z]{2,4}-\d{4}-\d+)/

/**
 * A text whose numbers stay in one piece: browsers break at each of their hyphens. It stays one element, whatever its
 * place lays out beside one another. Anything but text stays as it is.
 */
export const ganzeNummern = (text: ReactNode): ReactNode => {
  if (typeof text !== 'string' || !NUMMER.test(text)) return text
  return (
    <span>
      {text.split(NUMMER).map((teil, stelle) =>
        stelle % 2 === 0 ? (
          teil
        ) : (
          <span className="p-nummer" key={stelle}>
            {teil}
          </span>
        ),
      )}
    </span>
  )
}
