import type { ReactNode } from 'react'

/** Of a case or a submission: 'GE-2026-000123'. */
const NUMMER = /([A-Z]{2,4}-\d{4}-\d+)/

/** A text whose numbers stay in one piece: browsers break at each of their hyphens. Anything but text stays as it is. */
export const ganzeNummern = (text: ReactNode): ReactNode =>
  typeof text !== 'string'
    ? text
    : text.split(NUMMER).map((teil, stelle) =>
        stelle % 2 === 0 ? (
          teil
        ) : (
          <span className="p-nummer" key={stelle}>
            {teil}
          </span>
        ),
      )
