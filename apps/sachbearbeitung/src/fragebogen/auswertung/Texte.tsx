import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'

/** As many as one reads at once. */
const ANFANG = 10

/** What was written, in the order of the alphabet: nothing says whose it is. */
export function Texte({ texte }: { texte: readonly string[] }) {
  const [alle, setAlle] = useState(false)
  const weitere = texte.length - ANFANG
  return (
    <>
      <ul className="d-auswertung__texte">
        {texte.slice(0, alle ? undefined : ANFANG).map((text, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have written the same; the list never moves
          <li key={i} className="d-wort">
            {text}
          </li>
        ))}
      </ul>
      {weitere > 0 && !alle && (
        <div>
          <Knopf variante="tertiary" klein onClick={() => setAlle(true)}>
            {`${weitere} weitere zeigen`}
          </Knopf>
        </div>
      )}
    </>
  )
}
