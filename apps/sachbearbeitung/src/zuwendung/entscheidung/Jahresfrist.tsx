import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { ARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  entscheidbarBis,
  hatJahresfrist,
  kenntnisFehler,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/jahresfrist'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import type { BetraegeProps } from './betraege/Betragstabelle.tsx'
import { Eingabe, TAG } from './betraege/Eingabe.tsx'
import { mitKenntnis } from './inhaltAendern.ts'
import { satzZu } from './stellen.ts'

/** Since when the bank knows of the facts, and until when that lets it decide (VwVfG §§ 48, 49). */
export function Jahresfrist({ wert, inhalt, aendern, amFeld = [] }: BetraegeProps) {
  const heute = useHeute()
  if (!hatJahresfrist(inhalt, wert)) return null
  const bis = entscheidbarBis(inhalt, wert)
  return (
    <div className="d-jahresfrist">
      {aendern && (
        <Eingabe
          name="Die Bank weiß davon seit"
          wert={inhalt.kenntnisAm}
          art={TAG}
          fehler={kenntnisFehler(inhalt, heute)[0]?.text ?? satzZu(amFeld, 'kenntnisAm')}
          aendern={(tag) => aendern(mitKenntnis(tag))}
        />
      )}
      {bis && (
        <p className="kern-body">
          Jahresfrist {ARTEN[inhalt.art].jahresfrist} bis <strong>{alsDatum(bis)}</strong>{' '}
          <span className="d-meta">Bis dahin muss der Bescheid auch bekannt gegeben sein.</span>
        </p>
      )}
    </div>
  )
}
