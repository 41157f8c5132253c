import { RUECKGABE_WORT } from '@foerderportal/contract/interessenbekundung/reihung/rueckgabe'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'

/** Attempts to rank that were given back, as everybody reads them on the public page, and by whom for the bank. */
export function Rueckgaben({ runde: { rueckgaben, reihung } }: { runde: RundeAntwort }) {
  if (rueckgaben.length === 0) return null
  return (
    <>
      <ul className="d-rueckgaben">
        {rueckgaben.map(({ nr, am, durch, geoeffnet, grund }) => (
          <li key={nr}>
            Versuch {nr}, {alsWann(am)}&nbsp;Uhr zurückgegeben {RUECKGABE_WORT[durch]}: {grund}
            {geoeffnet && ' Das Ergebnis war schon geöffnet.'}
          </li>
        ))}
      </ul>
      <p className="d-meta">
        Das steht auch auf der öffentlichen Seite.
        {reihung?.zurueckgegeben && ` Zuletzt war es ${reihung.zurueckgegeben.name}.`}
      </p>
    </>
  )
}
